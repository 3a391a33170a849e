// gsutil: objects and buckets of Google Cloud Storage. Source: gsutil help 5.27.
import { map, some } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { tool } from './lib/verbs.ts'
import { cloudCopy } from './lib/cloud-copy.ts'

/** `section:name=value`: whom it talks to. */
const hosts: Role = words => elsewhere(words.filter(word => !word.values || some(word, value => /(?:host|proxy|uri|url)=/.test(value))).map(word => map(word, value => value.replace(/^[^=]*=/, ''))))

export default command('gsutil', {
  ...tool({
    verbs: { looks: 'ls cat du stat hash version help', configure: 'config update', mutate: 'mb setmeta acl defacl iam compose rewrite cors lifecycle versioning label logging web notification kms retention ubla pap requesterpays defstorageclass rpo bucketpolicyonly hmac signurl test perfdiag', destroy: 'rm rb' },
    paths: [[/^(cp|mv|rsync)( |$)/, cloudCopy('gs')], [/^(acl|iam|cors|lifecycle|label|versioning|web|notification|logging|retention|defacl) (get|list)/, 'looks'], [/^signurl/, 'reveal']],
    options: { '-o <setting>': hosts },
    harmless: '-m | -q | -D | -DD | -h <v> | -u <v> | -i <v> | -r, -R | -n | -l | -L | -a | -e | -d | -c | -p <v>',
  }),
  examples: {
    'gsutil -o Credentials:gs_host=a.dev -o GSUtil:parallel_process_count=1 ls': ['connect a.dev'],
    'gsutil ls -l gs://bucket': [],
    'gsutil iam get gs://bucket': [],
    'gsutil -m cp -r dist gs://bucket/': ['read dist (recursive)', 'connect gs://bucket/ (sends)'],
    'gsutil cp gs://bucket/a.csv .': ['connect gs://bucket/a.csv', 'write . (recursive)'],
    'gsutil rsync -d dist gs://bucket': ['read dist (recursive)', 'connect gs://bucket (sends)'],
    'gsutil rm -r gs://bucket': [`destroy 'rm -r gs://bucket'`],
    'gsutil iam ch allUsers:objectViewer gs://bucket': [`mutate 'iam ch allUsers:objectViewer gs://bucket'`],
  },
})
