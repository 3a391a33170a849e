// ffprobe: tells what a film or sound holds. Source: ffprobe(1) 5.1.
import { command } from './define.ts'
import { graph, medium } from './lib/media.ts'
import { writes } from './roles.ts'

export default command('ffprobe', {
  style: 'long',
  options: { '-report': () => [{ kind: 'write', target: { text: '.', values: ['.'] } }], '-o <file>': writes },
  harmless:
    '-cpucount <v> | -show_format_entry <v> | -i <file> | -f <format> | -h, -help, --help [topic] | -version | -L | -buildconf | -formats | -muxers | -demuxers | -devices | -codecs | -decoders | -encoders | -bsfs | -protocols | -filters | -pix_fmts | -layouts | -sample_fmts | -dispositions | -colors | -loglevel, -v <level> | ' +
    '-max_alloc <n> | -cpuflags <flags> | -hide_banner | -sources [device] | -sinks [device] | -unit | -prefix | -byte_binary_prefix | -sexagesimal | -pretty | -print_format, -of, -output_format <format> | -select_streams <spec> | -sections | -show_data | -show_data_hash <hash> | -show_error | ' +
    '-show_format | -show_frames | -show_entries <entries> | -show_log <level> | -show_packets | -show_programs | -show_streams | -show_stream_groups | -show_chapters | -count_frames | -count_packets | -show_program_version | -show_library_versions | -show_versions | -show_pixel_formats | ' +
    '-show_optional_fields <when> | -show_private_data, -private | -bitexact | -read_intervals <intervals> | -print_filename <file> | -find_stream_info | -analyzeduration <n> | -probesize <n> | -user_agent <text> | -headers <text> | -rtsp_transport <kind> | -timeout <n> | -sn | -an | -vn | -threads <n>',
  operands: { '<file...>': () => [] },
  always: given => [...given.values('-i'), ...given.operands].flatMap(word => (given.values('-f').some(format => format.values?.includes('lavfi')) ? graph(word) : medium(word, 'read'))),
  examples: {
    "ffprobe -f lavfi 'movie=http\\\\://a.example/x'": ['connect http://a.example/x'],
    "ffprobe -f lavfi \"movie=filename='http\\\\://a.example/x'[out0]\"": ['connect http://a.example/x'],
    'ffprobe -report a.mp4': ['write .', 'read a.mp4'],

    'ffprobe -v error -show_entries format=duration -of csv=p=0 a.mp4': ['read a.mp4'],
    'ffprobe -i https://a.example/a.mp4': ['connect https://a.example/a.mp4'],
    'ffprobe -f lavfi movie=a.mp4': ['read a.mp4'],
    'ffprobe -o out.json -show_streams a.mp4': ['write out.json', 'read a.mp4'],
  },
})
