// aws: the services of Amazon. Source: aws help 1.45 and 2.27.
import { exact, literal, type Word } from '../../model/index.ts'
import { type Body, command, type Step } from '../define.ts'
import { nothing } from '../roles.ts'
import { examples } from './examples.ts'
import { operation } from './operations.ts'
import { ENDPOINT, GLOBAL } from './options.ts'
import { s3 } from './s3.ts'

/** Operations are many and their options more; the name of one says what it does, and its options to what. */
const service = (name: string): Body => ({ style: 'none', operands: { '<operation...>': nothing }, always: given => operation(name, given) })

const SERVICES = 'accessanalyzer account acm acm-pca amplify apigateway apigatewayv2 appconfig application-autoscaling appmesh apprunner appsync athena autoscaling backup batch bedrock bedrock-runtime budgets ce cloud9 cloudcontrol cloudformation cloudfront cloudhsmv2'
  + ' cloudtrail cloudwatch codeartifact codebuild codecommit codedeploy codepipeline cognito-identity cognito-idp comprehend configservice connect dax deploy directconnect dlm dms docdb ds dynamodb ebs ec2 ec2-instance-connect ecr ecr-public ecs efs'
  + ' eks elasticache elasticbeanstalk elb elbv2 emr es events firehose fsx gamelift glacier glue guardduty health history iam identitystore imagebuilder inspector inspector2 iot ivs kafka kendra kinesis kinesisanalytics kms lakeformation lambda lex-models'
  + ' lightsail location logs macie2 mediaconvert memorydb mq neptune network-firewall opensearch organizations pinpoint pipes polly pricing qldb quicksight ram rds rds-data redshift redshift-data redshift-serverless rekognition resource-groups'
  + ' resourcegroupstaggingapi route53 route53domains route53resolver s3api s3control sagemaker sagemaker-runtime savingsplans scheduler schemas secretsmanager securityhub serverlessrepo service-quotas servicecatalog servicediscovery ses sesv2'
  + ' shield signer sns sqs ssm sso sso-admin stepfunctions storagegateway sts support swf synthetics textract timestream-query timestream-write transcribe transfer translate waf waf-regional wafv2 workmail workspaces xray'

/** `configure`: the file of settings and keys. */
const settings = (words: readonly Word[]): Step[] => {
  const [verb, key] = words.map(word => exact(word))
  if (verb === 'list' || verb === 'list-profiles' || verb === 'help') return []
  if (verb === 'export-credentials') return [{ kind: 'reveal', target: literal('aws credentials') }]
  if (verb === 'get') return /secret|token|key|password/.test(key ?? 'secret') ? [{ kind: 'reveal', target: literal('aws credentials') }] : []
  return [{ kind: 'configure', target: literal('aws settings') }]
}
export default command('aws', {
  aliases: ['awslocal', 'aws.exe'],
  options: ENDPOINT,
  harmless: GLOBAL,
  subcommands: {
    ...Object.fromEntries(SERVICES.split(' ').map(name => [name, service(name)])),
    s3,
    'help': { operands: { '<topic...>': nothing } },
    'configure': { style: 'none', operands: { '<word...>': nothing }, always: given => (given.operands.length ? settings(given.operands) : [{ kind: 'configure', target: literal('aws settings') }]) },
    'login | logout': { harmless: GLOBAL, always: () => [{ kind: 'configure', target: literal('aws login') }] },
    '*': service(''),
  },
  examples,
})
