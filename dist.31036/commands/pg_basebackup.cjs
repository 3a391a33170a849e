"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);var e=t=>new Set(t.trim().split(/\s+/)),a=e(`
  abs acos acosh any_value approx_count_distinct array_agg array_append array_cat array_contains array_fill array_length array_lower
  array_ndims array_position array_positions array_prepend array_remove array_replace array_to_json array_to_string array_upper
  arrayagg ascii asin asinh atan atan2 atan2d atanh avg bin bin_to_uuid bit_and bit_count bit_length bit_or bit_xor bool_and bool_or
  btrim cardinality cast cbrt ceil ceiling changes char char_length character_length charindex chr clock_timestamp coalesce
  col_description collation concat concat_ws conv convert convert_from convert_to convert_tz corr cos cosh cot count count_if countif
  covar_pop covar_samp crc32 cume_dist curdate current_catalog current_database current_date current_query current_schema
  current_schemas current_setting current_time current_timestamp current_user curtime database date date_add date_bin date_diff
  date_format date_part date_sub date_trunc dateadd datediff datefromparts datename datepart datetime day dayname dayofmonth
  dayofweek dayofyear decode degrees dense_rank div elt encode enum_first enum_last enum_range epoch every exp export_set
  extract field find_in_set first first_value floor format format_type from_base64 from_days from_unixtime gcd
  generate_series generate_subscripts get_byte getdate getutcdate greatest group_concat grouping has_column_privilege
  has_database_privilege has_function_privilege has_schema_privilege has_table_privilege hex histogram hour if iff ifnull iif
  in inet_aton inet_ntoa initcap instr int isfinite isdate isjson isnull isnumeric json json_agg json_array json_array_elements
  json_array_elements_text json_array_length json_arrayagg json_build_array json_build_object json_contains json_contains_path
  json_depth json_each json_each_text json_error_position json_exists json_extract json_extract_path json_extract_path_text
  json_group_array json_group_object json_insert json_keys json_length json_merge_patch json_merge_preserve json_object
  json_object_agg json_object_keys json_objectagg json_overlaps json_patch json_populate_record json_populate_recordset
  json_pretty json_query json_quote json_remove json_replace json_search json_set json_storage_size json_strip_nulls json_table
  json_to_record json_to_recordset json_tree json_type json_typeof json_unquote json_valid json_value jsonb jsonb_agg
  jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each
  jsonb_each_text jsonb_extract jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_agg
  jsonb_object_keys jsonb_path_exists jsonb_path_match jsonb_path_query jsonb_path_query_array jsonb_path_query_first
  jsonb_populate_record jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_strip_nulls jsonb_to_record jsonb_to_recordset
  jsonb_typeof julianday justify_days justify_hours justify_interval lag last last_day last_insert_rowid last_value lcase lcm lead
  least left len length likelihood likely list list_contains list_value ln localtime localtimestamp locate log log10 log2 lower
  lpad ltrim make_date make_interval make_set make_time make_timestamp make_timestamptz makedate maketime max maxif md5 median mid
  min minif minute mod mode month monthname name_const newid noneif now nth_value ntile nullif num_nonnulls num_nulls numnode
  obj_description object_id octet_length ord overlaps overlay parsename patindex percent_rank percentile_cont percentile_disc
  period_add period_diff pg_backend_pid pg_column_size pg_database_size pg_describe_object pg_encoding_to_char pg_function_is_visible
  pg_get_constraintdef pg_get_expr pg_get_function_arguments pg_get_function_identity_arguments pg_get_function_result
  pg_get_functiondef pg_get_indexdef pg_get_partkeydef pg_get_ruledef pg_get_serial_sequence pg_get_triggerdef pg_get_userbyid
  pg_get_viewdef pg_index_size pg_indexes_size pg_is_in_recovery pg_last_wal_receive_lsn pg_last_wal_replay_lsn
  pg_last_xact_replay_timestamp pg_current_wal_lsn pg_wal_lsn_diff pg_postmaster_start_time pg_relation_filepath pg_relation_size
  pg_size_bytes pg_size_pretty pg_table_is_visible pg_table_size pg_tablespace_size pg_total_relation_size pg_type_is_visible
  pg_typeof pg_blocking_pids pi position pow power printf quarter quote quote_ident quote_literal quote_nullable quotename radians
  rand randn random random_bytes randomblob range rank regexp regexp_count regexp_extract regexp_instr regexp_like regexp_match
  regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace replicate reverse right
  round row row_count row_number row_to_json rpad rtrim safe_cast scale schema scope_identity sec_to_time second session_user
  sha1 sha2 sha224 sha256 sha384 sha512 shobj_description sign similarity sin sinh soundex space split_part sqlite_compileoption_get
  sqlite_compileoption_used sqlite_source_id sqlite_version sqrt stddev stddev_pop stddev_samp std str str_to_date strcmp strftime
  string_agg string_split string_to_array string_to_table strpos struct struct_pack stuff subdate substr substring substring_index
  subtime sum sum_if sumif switchoffset sysdate sysdatetime system_user tan tanh time time_bucket time_format time_to_sec timediff
  timeofday timestamp timestampadd timestampdiff to_ascii to_base64 to_bin to_char to_date to_days to_hex to_json to_jsonb
  to_number to_regclass to_regtype to_seconds to_timestamp to_tsquery to_tsvector total total_changes transaction_timestamp
  translate trim trim_array trunc truncate try_cast try_convert ts_headline ts_rank ts_rank_cd typeof ucase unaccent unhex
  unicode unistr unix_timestamp unixepoch unlikely unnest upper user utc_date utc_time utc_timestamp uuid uuid_generate_v4
  gen_random_uuid var_pop var_samp variance version websearch_to_tsquery plainto_tsquery phraseto_tsquery week weekday weekofyear
  weight_string width_bucket xmlagg xmlelement xmlforest xpath year yearweek zeroblob bm25 highlight snippet strptime statement_timestamp
  age isempty lower_inc upper_inc lower_inf upper_inf range_merge setweight setseed atan2 levenshtein word_similarity
  pragma_table_info pragma_index_list pragma_index_info pragma_foreign_key_list pragma_database_list pragma_table_list pragma_table_xinfo
  pragma_compile_options pragma_function_list pragma_page_count pragma_page_size pg_available_extensions pg_stat_get_activity
  geometry st_area st_astext st_asgeojson st_distance st_contains st_intersects st_within st_x st_y st_srid st_length st_centroid
  st_buffer st_point st_makepoint st_geomfromtext st_setsrid st_transform st_dwithin
`),r=e(`
  all and any array as asc begin between bigint bit by case char character check columns cross cube datetime datetime2 decimal desc
  distinct else end enum except exists explain filter float for foreign from full group groups having in index inner int integer intersect
  interval is join key keep lateral left like limit materialized natural not nchar null numeric nvarchar offset on or order outer over
  partition precision primary raw recursive references right rollup rows select set sets similar smallint some table then time
  timestamp timestamptz tinyint to top union unique using values varbinary varbit varchar varying view when where window with within
  xor tablesample bernoulli system minus only ordinality glob match escape both leading trailing
`),o=e(`
  names search_path statement_timeout lock_timeout idle_in_transaction_session_timeout timezone time client_encoding transaction
  session_timeout datestyle intervalstyle extra_float_digits work_mem enable_seqscan enable_indexscan enable_hashjoin enable_nestloop
  enable_mergejoin enable_bitmapscan jit default_transaction_read_only client_min_messages application_name sql_mode wait_timeout
  max_execution_time character_set_client character_set_results collation_connection foreign_key_checks nocount statistics
  showplan_text showplan_all role constraints profiling group_concat_max_len sql_safe_updates standard_conforming_strings
`),i=e(`
  table_info table_xinfo table_list index_list index_info index_xinfo foreign_key_list foreign_key_check integrity_check quick_check
  database_list collation_list function_list module_list pragma_list compile_options data_version freelist_count page_count stats
`),l=e(`
  user_version schema_version application_id encoding page_size journal_mode foreign_keys cache_size busy_timeout synchronous
  auto_vacuum locking_mode max_page_count mmap_size query_only recursive_triggers secure_delete temp_store threads
  wal_autocheckpoint case_sensitive_like defer_foreign_keys journal_size_limit cell_size_check legacy_file_format
`),_=e("foreign_keys cache_size busy_timeout query_only case_sensitive_like mmap_size threads temp_store defer_foreign_keys"),c=e(`
  auth bail changes databases dbinfo dump echo eqp excel- exit explain fullschema header headers help indexes indices limit lint mode
  nullvalue print prompt quit scanstats schema separator sha3sum show stats tables timeout timer version vfsinfo vfslist vfsname width
`),d=e(`
  d d+ dS dS+ da dA dAc db db+ dc dC dd dD ddp dE des det deu dew df df+ dF dFd dFp dFt dg dg+ di di+ dl dL dm dm+ dn dn+ dO do dp dP
  drds drg dRp dRs ds ds+ dt dt+ dtS dtS+ dT dT+ du du+ dv dv+ dx dx+ dX dy l l+ list z sf sf+ sv sv+ x t a H C conninfo
  encoding errverbose q timing gx h help r p echo qecho warn G g
`);var s="-h, --host <v> | -p, --port <v> | -U, --username <v> | -w, --no-password | -W, --password | --maintenance-db <v> | --role <v> | -V, --version | -?, --help | -e, --echo | -q, --quiet | -v, --verbose | --if-exists | --no-sync";const f=$core(74);var E=m("pg_basebackup",{aliases:["pg_receivewal"],options:{"-D, --pgdata, --directory, --waldir, -X <folder>":f(t=>t.values?.some(n=>/^(none|fetch|stream|-)$/.test(n))?void 0:{kind:"write",target:t})},harmless:`-F, --format <v> | -r, --max-rate <v> | -R, --write-recovery-conf | -t, --target <v> | -T, --tablespace-mapping <v> | --wal-method <v> | -z, --gzip | -Z, --compress <v> | -c, --checkpoint <v> | -C, --create-slot | --drop-slot | -E, --endpos <v> | -l, --label <v> | -n, --no-clean, --no-loop | -N | -P, --progress | -S, --slot <v> | -s, --status-interval <v> | -d, --dbname <v> | --no-slot | --if-not-exists | --synchronous | --no-verify-checksums | --no-estimate-size | --no-manifest | --manifest-checksums <v> | --manifest-force-encode | ${s}`,operands:{},examples:{}});exports.default=E;
//1a6498e23f336d9e
