// Reads the script of a MongoDB shell far enough to say whether it only looks, changes, or removes for good.
import type { SqlClass } from './read-sql.ts'

const LOOKS = 'find|findOne|count|countDocuments|estimatedDocumentCount|distinct|explain|stats|getIndexes|getIndexKeys|dataSize|storageSize|totalSize|totalIndexSize|isCapped|latencyStats|validate|getShardDistribution|getShardVersion'
  + '|getCollectionNames|getCollectionInfos|getName|getMongo|version|serverStatus|serverBuildInfo|hostInfo|isMaster|hello|currentOp|getReplicationInfo|printReplicationInfo|printSecondaryReplicationInfo|getProfilingStatus|listCommands|help'
  + '|status|conf|config|printShardingStatus|getUsers|getUser|getRoles|getRole|connectionStatus|getLogComponents|getDBNames|getDBs|listDatabases|aggregate'
const PASSES = 'getSiblingDB|getCollection|limit|skip|sort|projection|pretty|toArray|hint|batchSize|maxTimeMS|size|itcount|hasNext|next|length|count|explain|collation|comment|allowDiskUse|readPref|readConcern|map|slice|join'
const CHANGES = 'insert|insertOne|insertMany|update|updateOne|updateMany|replaceOne|findOneAndUpdate|findOneAndReplace|findOneAndDelete|findAndModify|deleteOne|deleteMany|remove|save|createIndex|createIndexes|ensureIndex|dropIndex|dropIndexes|reIndex'
  + '|createCollection|createView|renameCollection|createUser|updateUser|changeUserPassword|grantRolesToUser|revokeRolesFromUser|createRole|updateRole|setProfilingLevel|bulkWrite|initiate|add|addArb|stepDown|reconfig|enableSharding|shardCollection|compact|convertToCapped'

/** Text of strings, which cannot run. Templates may hold expressions. */
const withoutStrings = (text: string): string => text.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '""')

const GONE = /\.\s*(dropDatabase|drop|dropAllUsers|dropAllRoles)\s*\(|\.\s*(deleteMany|remove)\s*\(\s*(\{\s*\})?\s*[,)]/
/** A name may be spelt as a string: `db['dropDatabase']()`, `runCommand({dropDatabase: 1})`. */
const GONE_AS_TEXT = /["'`]?\bdropDatabase\b["'`]?\s*[\]:]|["'`]drop["'`]\s*\]|\{\s*["']?drop["']?\s*:/

const call = `\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)`
const subject = `(?:db|rs|sh)(?:\\s*\\.\\s*(?!constructor|prototype|__)[A-Za-z_]\\w*(?:${call})?|\\s*\\[""\\])*`
const statement = new RegExp(`^(?:print|printjson|console\\.log|JSON\\.stringify|EJSON\\.stringify|(?:printjson|print)\\s*\\(\\s*(?:JSON|EJSON)\\.stringify|)\\s*\\(*\\s*${subject}\\s*(?:,\\s*(?:null\\s*,\\s*)?\\d+\\s*)?\\)*$`)
const PLAIN = /^(?:show\s+(?:dbs|databases|collections|tables|users|roles|profile|log\w*)|use\s+\w+|help|exit|quit(?:\(\))?|version\(\)|(?:var|let|const)\s+\w+\s*=\s*(?:""|\d+)|\d+)$/

/** Calls with any other name, functions, and code inside queries, are not understood. */
function classify(text: string, bare: string): SqlClass {
  const one = bare.trim()
  if (!one || PLAIN.test(one)) return 'read'
  if (/=>|\bfunction\b|`|\$where|\$function|\$accumulator|\$out\b|\$merge\b|\beval\b|;|[^=!<>]=[^=]|\+\+|--/.test(one) || /\$(where|function|accumulator|out|merge)\b/.test(text)) return 'unknown'
  if (!statement.test(one)) return 'unknown'
  const called = [...one.matchAll(/(\w+)\s*\(/g)].map(match => match[1] ?? '').filter(name => !/^(print|printjson|log|stringify|ObjectId|ISODate|Date|NumberInt|NumberLong|NumberDecimal|UUID|Timestamp|RegExp)$/.test(name))
  let worst: SqlClass = 'read'
  for (const name of called) {
    if (new RegExp(`^(?:${LOOKS}|${PASSES})$`).test(name)) continue
    if (/^(runCommand|adminCommand)$/.test(name)) {
      if (/(runCommand|adminCommand)\s*\(\s*(\{\s*)?["']?(ping|serverStatus|hello|isMaster|buildInfo|dbStats|collStats|listDatabases|listCollections|listIndexes|connectionStatus|hostInfo|currentOp|replSetGetStatus|getParameter|top|count|distinct|find)\b/.test(text)) continue
      return 'unknown'
    }
    if (!new RegExp(`^(?:${CHANGES})$`).test(name)) return 'unknown'
    worst = 'write'
  }
  return worst
}

export function readMongo(text: string): SqlClass {
  const bare = withoutStrings(text.replace(/\/\/[^\n]*/g, ''))
  if (GONE.test(bare) || GONE_AS_TEXT.test(text)) return 'destroy'
  if (text.length > 16_384) return 'unknown'
  const found = bare.split(/[;\n]/).map(one => classify(text, one))
  return found.includes('unknown') ? 'unknown' : found.includes('write') ? 'write' : 'read'
}
