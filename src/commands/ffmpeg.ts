// ffmpeg: converts sound and film. Source: ffmpeg(1) 5.1 and 7, ffmpeg -h full.
import { exact, literal, some, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { graph, medium } from './lib/media.ts'
import { reads, unknowns, writes } from './roles.ts'

/** Options that may name a stream: `-c:v`, `-b:a:0`. */
const STREAMS = ['', ':v', ':a', ':s', ':d', ':t', ':v:0', ':v:1', ':a:0', ':a:1', ':a:2', ':s:0', ':s:1', ':0', ':1', ':V', ':g', ':s:v', ':s:v:0', ':s:a', ':s:a:0', ':s:s:0', ':s:a:1']
const PER_STREAM =
  'c codec b q qscale r s aspect pix_fmt profile level preset crf tag disposition metadata frames bsf ar ac sample_fmt channel_layout ch_layout g bf refs maxrate minrate bufsize tune qmin qmax threads map_metadata time_base enc_time_base fps_mode ' +
  'pass rc compression_level quality cq qp qp_i strict hwaccel copyinkf copypriorss filter_threads guess_layout_max discard keyint_min sc_threshold b_strategy coder me_method trellis vbr cutoff apad autorotate autoscale channel_layout filter_type'
const withStreams = PER_STREAM.split(' ').map(name => `${STREAMS.map(stream => `-${name}${stream}`).join(', ')} <value>`).join(' | ')
const filters: Role = words => words.flatMap(graph)

const asked = ['-version', '-h', '-formats', '-codecs', '-encoders', '-decoders', '-filters', '-protocols', '-pix_fmts', '-buildconf', '-devices', '-muxers', '-demuxers', '-bsfs', '-layouts', '-hwaccels', '-colors', '-sample_fmts', '-L']
function steps(given: Given): readonly Step[] {
  if (asked.some(option => given(option))) return []
  const made = given.values('-f').some(format => exact(format) === 'lavfi')
  const listed = given.values('-f').some(format => exact(format) === 'concat')
  const inputs = given.values('-i').flatMap((word: Word): readonly Step[] => {
    const isGraph = made && some(word, value => /^[a-z0-9_]+(?:[=@,]|$)/.test(value))
    return [...(made && word.values ? graph(word) : []), ...(isGraph ? [] : medium(word, 'read')), ...(listed ? [{ kind: 'read' as const, target: unresolved(`names in ${word.text}`, [{ kind: 'file', what: word.text }]) }] : [])]
  })
  return [...inputs, ...given.operands.flatMap(word => medium(word, 'write')), ...(given('-report') ? writes([literal('ffmpeg.log')], given) : [])]
}

export default command('ffmpeg', {
  aliases: ['avconv'],
  style: 'long',
  options: {
    [`-vf, -af, -filter_complex, -lavfi, ${STREAMS.map(stream => `-filter${stream}`).join(', ')} <graph>`]: filters,
    [`-filter_complex_script, ${STREAMS.map(stream => `-filter_script${stream}`).join(', ')} <file>`]: unknowns('filters come from a file'),
    '-vstats_file, -sdp_file, -dump_attachment, -dump_attachment:t, -dump_attachment:t:0, -passlogfile, -progress <file>': (words, given) => words.flatMap(word => (some(word, value => /^[a-z]+:/.test(value)) ? medium(word, 'write') : writes([word], given))),
    '-attach, -fpre, -cover <file>': reads,
  },
  harmless:
    `-ilme | -dc <v> | -sbsf <v> | ${withStreams} | -i <file> | -f <format> | -y | -n | -h, -help, --help, -? [topic] | -version, --version | -L, -license | -buildconf | -formats | -muxers | -demuxers | -devices | -codecs | -decoders | -encoders | -bsfs | -protocols | -filters | -pix_fmts | -layouts | -sample_fmts | ` +
    '-dispositions | -colors | -sources [device] | -sinks [device] | -hwaccels | -loglevel, -v <level> | -report | -max_alloc <n> | -ignore_unknown | -filter_complex_threads <n> | -stats | -nostats | -max_error_rate <n> | -vol <n> | -cpuflags <flags> | -cpucount <n> | ' +
    '-hide_banner | -copy_unknown | -recast_media | -benchmark | -benchmark_all | -stdin | -nostdin | -timelimit <n> | -dump | -hex | -vsync <method> | -frame_drop_threshold <n> | -async <n> | -adrift_threshold <n> | -copyts | -start_at_zero | -copytb <mode> | ' +
    '-dts_delta_threshold <n> | -dts_error_threshold <n> | -xerror | -abort_on <flags> | -auto_conversion_filters | -stats_period <n> | -debug_ts | -psnr | -vstats | -vstats_version <n> | -qphist | -vaapi_device <device> | -qsv_device <device> | -filter_hw_device <device> | -init_hw_device <device> | ' +
    '-pre <name> | -t <time> | -to <time> | -fs <n> | -ss <time> | -sseof <time> | -seek_timestamp | -timestamp <time> | -program <title> | -target <type> | -reinit_filter <n> | -map <stream> | -map_channel <channel> | -map_chapters <n> | -accurate_seek | -noaccurate_seek | ' +
    '-isync <n> | -itsoffset <time> | -itsscale <n> | -dframes <n> | -re | -readrate <n> | -readrate_initial_burst <n> | -shortest | -shortest_buf_duration <n> | -bitexact | -stream_loop <n> | -thread_queue_size <n> | -find_stream_info | -bits_per_raw_sample <n> | -muxdelay <n> | ' +
    '-muxpreload <n> | -max_muxing_queue_size <n> | -muxing_queue_data_threshold <n> | -dcodec <codec> | -vframes <n> | -fpsmax <n> | -vn | -vcodec <codec> | -timecode <time> | -ab <n> | -dn | -rc_override <text> | -intra_matrix <m> | -inter_matrix <m> | -top <n> | -vtag <tag> | ' +
    '-force_fps | -streamid <id> | -force_key_frames <times> | -hwaccel_device <device> | -hwaccel_output_format <format> | -vbsf <filter> | -vpre <name> | -aframes <n> | -aq <n> | -an | -acodec <codec> | -atag <tag> | -absf <filter> | -apre <name> | -sn | -scodec <codec> | -stag <tag> | ' +
    '-fix_sub_duration | -canvas_size <size> | -spre <name> | -movflags <flags> | -fflags <flags> | -flags <flags> | -analyzeduration <n> | -probesize <n> | -safe <n> | -framerate <n> | -video_size <size> | -pattern_type <type> | -start_number <n> | -loop <n> | -ignore_loop <n> | -final_delay <n> | ' +
    '-update <n> | -segment_time <n> | -segment_format <format> | -reset_timestamps <n> | -segment_list_type <type> | -hls_time <n> | -hls_list_size <n> | -hls_playlist_type <type> | -hls_flags <flags> | -avoid_negative_ts <mode> | -max_interleave_delta <n> | -write_xing <n> | -id3v2_version <n> | ' +
    '-id3v2_metadata <n> | -vtag <tag> | -x264-params, -x264opts, -x265-params, -svtav1-params <params> | -sws_flags <flags> | -color_primaries <name> | -color_trc <name> | -colorspace <name> | -color_range <name> | -row-mt <n> | -cpu-used <n> | -deadline <name> | -lossless <n> | ' +
    '-rtsp_transport <kind> | -user_agent <text> | -headers <text> | -reconnect <n> | -reconnect_streamed <n> | -reconnect_delay_max <n> | -timeout <n> | -rw_timeout <n> | -allowed_extensions <list> | -protocol_whitelist <list> | -sample_rate <n> | -channels <n> | -window_size <n> | -y4m <n>',
  operands: { '<output...>': () => [] },
  always: steps,
  examples: {
    "ffmpeg -f lavfi -i 'movie@a=loop=0:filename=http\\\\://a.example/x.mp4' -f null -": ['connect http://a.example/x.mp4'],
    'ffmpeg -i a.mp4 -c:v libx264 -crf 23 -vf scale=1280:-2 b.mp4': ['read a.mp4', 'write b.mp4'],
    'ffmpeg -y -ss 10 -i a.mp4 -frames:v 1 -f image2 -': ['read a.mp4'],
    'ffmpeg -i https://a.example/x.m3u8 -c copy b.mp4': ['connect https://a.example/x.m3u8', 'write b.mp4'],
    'ffmpeg -re -i a.mp4 -f flv rtmp://a.example/live': ['read a.mp4', 'connect rtmp://a.example/live (sends)'],
    'ffmpeg -f concat -safe 0 -i list.txt b.mp4': ['read list.txt', "read ?'names in list.txt'", 'write b.mp4'],
    'ffmpeg -i "concat:a.ts|b.ts" c.mp4': ['read a.ts', 'read b.ts', 'write c.mp4'],
    "ffmpeg -i a.mp4 -vf subtitles=a.srt b.mp4": ['read a.srt', 'read a.mp4', 'write b.mp4'],
    'ffmpeg -f lavfi -i anullsrc -af ladspa=file=p b.wav': ['unknown ladspa=file=p (a filter loads a library or obeys commands)', 'write b.wav'],
    'ffmpeg -filter_complex_script f.txt -attach n.txt -progress p.log -i a.mp4 b.mkv': ['unknown f.txt (filters come from a file)', 'read n.txt', 'write p.log', 'read a.mp4', 'write b.mkv'],
    'ffmpeg -version': [],
  },
})
