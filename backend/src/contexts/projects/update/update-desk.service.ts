import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type EditProjectUpdateRequest, type ProjectUpdate, type ProjectUpdateRequest, UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import type { Ids } from '../../../kernel/ids.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { DeleteProjectUpdate, EditProjectUpdate, PostProjectUpdate } from './update.commands.js';
import { UpdateQuery } from './update.query.js';
import { UpdateGround } from './update-ground.port.js';

/** Writes, changes and deletes updates of projects. */
@Injectable()
export class UpdateDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly updates: UpdateQuery,
    private readonly ground: UpdateGround,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async post(projectId: string, { type: kind, content, visibility_override }: ProjectUpdateRequest, caller: Caller): Promise<ProjectUpdate> {
    const { memberId } = sessionOf(caller);
    const most = this.ground.commentsPerHour;
    if (most > 0) await this.limits.countInHour(`project-update:${memberId}`, most, UPDATE_TEXT.tooMany);
    const updateId = this.ids.next();
    const data = { updateId, projectId, memberId, kind, content, visibility: visibility_override ?? null };
    await this.commands.execute(new PostProjectUpdate(data, this.origins.of(caller)));
    return this.reply.afterViews(() => this.updates.present(updateId, caller));
  }

  async edit(updateId: string, { type, content, visibility_override }: EditProjectUpdateRequest, caller: Caller): Promise<ProjectUpdate> {
    const { memberId } = sessionOf(caller);
    const changed = {
      ...(type === undefined ? {} : { kind: type }),
      ...(content === undefined ? {} : { content }),
      ...(visibility_override === undefined ? {} : { visibility: visibility_override }),
    };
    await this.commands.execute(new EditProjectUpdate({ updateId, memberId, ...changed }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.updates.present(updateId, caller));
  }

  async remove(updateId: string, caller: Caller): Promise<void> {
    const { memberId } = sessionOf(caller);
    await this.commands.execute(new DeleteProjectUpdate({ updateId, memberId }, this.origins.of(caller)));
    await this.reply.afterViews(async () => undefined);
  }
}
