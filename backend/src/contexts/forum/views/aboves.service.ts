import { Injectable } from '@nestjs/common';
import { ABOVE_KINDS, type Above, type AboveKind } from '../../../../contracts/above.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { AboveReaders, AboveRow, AboveSource, AboveStanding } from './above.port.js';
import { PostsAbove } from './posts-above.port.js';
import { ProjectsAbove } from './projects-above.port.js';

/** Some may be null: what stands in topics has none. */
type Asked = readonly (Above | null)[];
type Rows = ReadonlyMap<string, AboveRow & { readonly kind: AboveKind }>;

/** Answers what comments stand under besides topics, of all kinds alike; ids are unique over all of them. */
@Injectable()
export class Aboves {
  private readonly of: { readonly [Kind in AboveKind]: AboveSource };

  constructor(posts: PostsAbove, projects: ProjectsAbove) {
    this.of = { post: posts, project: projects };
  }

  /** By its facts, as it is for a member; null when there is none for them. */
  standing({ kind, id }: Above, memberId: string): Promise<AboveStanding | null> {
    return this.of[kind].standing(id, memberId);
  }

  /** Those that the caller may read, by id. */
  readable(aboves: Asked, caller: Caller): Promise<Rows> {
    return this.ofAllKinds(aboves, (source, ids) => source.readable(ids, caller));
  }

  async one(above: Above, caller: Caller): Promise<AboveRow | null> {
    return (await this.readable([above], caller)).get(above.id) ?? null;
  }

  async isReadable(above: Above, caller: Caller): Promise<boolean> {
    return (await this.one(above, caller)) !== null;
  }

  /** All of them, whoever may read them, by id. */
  all(aboves: Asked): Promise<Rows> {
    return this.ofAllKinds(aboves, (source, ids) => source.all(ids));
  }

  readers({ kind, id }: Above): Promise<AboveReaders> {
    return this.of[kind].readers(id);
  }

  private async ofAllKinds(aboves: Asked, ask: (source: AboveSource, ids: readonly string[]) => Promise<ReadonlyMap<string, AboveRow>>): Promise<Rows> {
    const asked = ABOVE_KINDS.map((kind) => ({ kind, ids: [...new Set(aboves.flatMap((above) => (above?.kind === kind ? above.id : [])))] }));
    const found = await Promise.all(
      asked
        .filter(({ ids }) => ids.length > 0)
        .map(async ({ kind, ids }) => [...(await ask(this.of[kind], ids))].map(([id, row]) => [id, { ...row, kind }] as const)),
    );
    return new Map(found.flat());
  }
}
