// How the tests run: in a home of their own, which must be empty when they end.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { globalSetup: 'test/support/home.ts' } })
