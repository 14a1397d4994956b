import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ProjectFollows } from './project-follows.service.js';

@Controller('api/projects/:id')
export class ProjectFollowsController {
  constructor(private readonly follows: ProjectFollows) {}

  @Get('following')
  @AlsoRefuses(410)
  @Allow('project.follow')
  async following(@Param('id', IdPipe) projectId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.follows.standing({ projectId, memberId }, caller));
  }

  @Post('follow')
  @HttpCode(200)
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.follow')
  async follow(@Param('id', IdPipe) projectId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.follows.set({ projectId, memberId }, true, caller));
  }

  @Post('unfollow')
  @HttpCode(200)
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.follow')
  async unfollow(@Param('id', IdPipe) projectId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.follows.set({ projectId, memberId }, false, caller));
  }
}
