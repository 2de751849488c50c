import { codeAt } from '../../src/features/auth/totp.ts';
import { need } from './binding.ts';
import type { Topic } from './binding.ts';

const ALGORITHMS = { SHA1: 'sha1', SHA256: 'sha256', SHA512: 'sha512' } as const;

/** One-time codes against the published vectors. */
export const auth: Topic = {
  topic: 'auth',
  tables: [
    {
      kind: 'rows',
      table: 'totp_rfc6238',
      tolerances: { code: 'exact' },
      notOffered: ({ algorithm = '' }) => (algorithm in ALGORITHMS ? undefined : algorithm),
      compute: (row) => ({
        code: codeAt(row['secret_base32'] ?? '', need(row, 'unix_time') * 1000, {
          algorithm: ALGORITHMS[row['algorithm'] as keyof typeof ALGORITHMS],
          digits: need(row, 'digits') as 6 | 8,
        }),
      }),
    },
  ],
};
