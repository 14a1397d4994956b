import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

/** Checkpoints of the policies in the jobs file. */
export class SqlitePolicyCheckpoints implements PolicyCheckpoints {
  constructor(private readonly db: DatabaseSyncInstance) {}

  async read(policy: string): Promise<number> {
    const row = this.db.prepare('SELECT position FROM checkpoints WHERE policy = ?').get(policy) as { position: number } | undefined;
    return row?.position ?? 0;
  }

  async move(policies: readonly string[], position: number): Promise<void> {
    const move = this.db.prepare('INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT (policy) DO UPDATE SET position = max(position, excluded.position)');
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const policy of policies) move.run(policy, position);
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }
}
