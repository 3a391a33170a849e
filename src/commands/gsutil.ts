// gsutil: objects and buckets of Google Cloud Storage. Source: gsutil help 5.27.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { cloudCopy } from './lib/cloud-copy.ts'

export default command('gsutil', {
  ...tool({
    verbs: { looks: 'ls cat du stat hash version help', configure: 'config update', mutate: 'mb setmeta acl defacl iam compose rewrite cors lifecycle versioning label logging web notification kms retention ubla pap requesterpays defstorageclass rpo bucketpolicyonly hmac signurl test perfdiag', destroy: 'rm rb' },
    paths: [[/^(cp|mv|rsync)( |$)/, cloudCopy('gs')], [/^(acl|iam|cors|lifecycle|label|versioning|web|notification|logging|retention|defacl) (get|list)/, 'looks'], [/^signurl/, 'reveal']],
    harmless: '-m | -q | -D | -DD | -o <v> | -h <v> | -u <v> | -i <v> | -r, -R | -n | -l | -L | -a | -e | -d | -c | -p <v>',
  }),
  examples: {
    'gsutil ls -l gs://bucket': [],
    'gsutil iam get gs://bucket': [],
    'gsutil -m cp -r dist gs://bucket/': ['read dist (recursive)', 'connect gs://bucket/ (sends)'],
    'gsutil cp gs://bucket/a.csv .': ['connect gs://bucket/a.csv', 'write . (recursive)'],
    'gsutil rsync -d dist gs://bucket': ['read dist (recursive)', 'connect gs://bucket (sends)'],
    'gsutil rm -r gs://bucket': [`destroy 'rm -r gs://bucket'`],
    'gsutil iam ch allUsers:objectViewer gs://bucket': [`mutate 'iam ch allUsers:objectViewer gs://bucket'`],
  },
})
