// docker-compose, podman-compose: containers that a file of the project describes. Source: docker compose 2 reference, docker-compose 1.29 --help.
import { command } from './define.ts'
import { compose, examplesFor } from './docker/compose.ts'

export default command('docker-compose', {
  aliases: ['podman-compose', 'docker-compose-v1', 'docker-compose-v2', 'nerdctl-compose'],
  ...compose,
  examples: { ...examplesFor('docker-compose'), 'docker-compose frobnicate': ['unknown frobnicate (this subcommand is not known)'] },
})
