// Owns the test whether a variable's name promises a secret.

const SECRET = /key|token|secret|passw|pwd$|cred|auth|private|cert|session|cookie|dsn|database_url|connection/i
const PLAIN = /^(PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY|KEYMAP|XDG_SESSION_\w+|DESKTOP_SESSION|SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS)$/

/** True for names such as `API_TOKEN`; false for `PATH`. */
export const namesSecret = (name: string): boolean => SECRET.test(name) && !PLAIN.test(name)
