// aws: the options that stand before a service or behind an operation.

export const GLOBAL = '--debug | --endpoint-url <v> | --no-verify-ssl | --no-paginate | --output <v> | --query <v> | --profile <v> | --region <v> | --version | --color <v>'
  + ' | --no-sign-request | --ca-bundle <v> | --cli-read-timeout <v>'
  + ' | --cli-connect-timeout <v> | --cli-binary-format <v> | --no-cli-pager | --cli-auto-prompt | --no-cli-auto-prompt | --cli-input-json <v>'
    + ' | --cli-input-yaml <v> | --generate-cli-skeleton [v] | --help'
