import type { Checkpoint } from '../../kernel/event-log.js';
import { anchorToStore, storedCheckpoint } from '../following/stored-anchor.js';
import type { SqliteFile } from '../sqlite/sqlite-file.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

interface Row {
  readonly position: number;
  readonly anchor: string | null;
}

/** Checkpoints of the policies in the jobs file. */
export class SqlitePolicyCheckpoints implements PolicyCheckpoints {
  constructor(private readonly db: SqliteFile) {}

  async read(policy: string): Promise<number> {
    return this.row(policy)?.position ?? 0;
  }

  async anchored(policies: readonly string[]): Promise<ReadonlyMap<string, Checkpoint>> {
    return new Map(
      policies.flatMap((policy) => {
        const row = this.row(policy);
        return row ? [[policy, storedCheckpoint(row.position, JSON.parse(row.anchor ?? 'null'))] as const] : [];
      }),
    );
  }

  async move(policies: readonly string[], checkpoint: Checkpoint, known: ReadonlyMap<string, number> = new Map()): Promise<boolean> {
    for (const [policy, position] of known) if ((this.row(policy)?.position ?? 0) !== position) return false;
    this.write(policies, checkpoint, 'WHERE excluded.position > position');
    return true;
  }

  async place(policies: readonly string[], checkpoint: Checkpoint): Promise<void> {
    this.write(policies, checkpoint, '');
  }

  private write(policies: readonly string[], checkpoint: Checkpoint, where: string): void {
    const anchor = anchorToStore(checkpoint);
    const write = this.db.prepare(
      `INSERT INTO checkpoints (policy, position, anchor) VALUES (?, ?, ?)
       ON CONFLICT (policy) DO UPDATE SET position = excluded.position, anchor = excluded.anchor ${where}`,
    );
    this.db.transaction(() => {
      for (const policy of policies) write.run(policy, checkpoint.position, anchor && JSON.stringify(anchor));
    });
  }

  private row(policy: string): Row | undefined {
    return this.db.prepare('SELECT position, anchor FROM checkpoints WHERE policy = ?').get(policy) as Row | undefined;
  }
}
