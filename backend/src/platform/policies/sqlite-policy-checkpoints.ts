import type { SqliteFile } from '../sqlite/sqlite-file.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

/** Checkpoints of the policies in the jobs file. */
export class SqlitePolicyCheckpoints implements PolicyCheckpoints {
  constructor(private readonly db: SqliteFile) {}

  async read(policy: string): Promise<number> {
    const row = this.db.prepare('SELECT position FROM checkpoints WHERE policy = ?').get(policy) as { position: number } | undefined;
    return row?.position ?? 0;
  }

  async move(policies: readonly string[], position: number): Promise<void> {
    const move = this.db.prepare('INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT (policy) DO UPDATE SET position = max(position, excluded.position)');
    this.db.transaction(() => {
      for (const policy of policies) move.run(policy, position);
    });
  }
}
