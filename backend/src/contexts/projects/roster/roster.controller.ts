import { Controller, Get, Param, Query } from '@nestjs/common';
import { PEOPLE_LIMITS, PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ProjectQuery } from '../views/project.query.js';
import { FindableMembers } from '../views/project-rooms.port.js';
import { MemberToAddDto } from './roster.dto.js';
import { RosterQuery } from './roster.query.js';

const ALL = { limit: PEOPLE_LIMITS.members, offset: 0 } as const;

/** Who is in projects, and who is invited. */
@Controller('api/projects')
export class RosterController {
  constructor(
    private readonly projects: ProjectQuery,
    private readonly roster: RosterQuery,
    private readonly findable: FindableMembers,
  ) {}

  @Get('users/search')
  @Allow('directory.read')
  async search(@Query() { username }: MemberToAddDto, @CurrentCaller() caller: Caller) {
    return ok(await this.findable.search(username, caller));
  }

  @Get('invites/my')
  @Allow('project.read-own')
  async received(@MemberId() memberId: string) {
    const rows = await this.roster.received(memberId);
    return listing(rows, rows.length, ALL);
  }

  @Get(':id/members')
  @Allow('project.read')
  @AlsoRefuses(410)
  async members(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.projects.readable(id, caller);
    const rows = await this.roster.members(id);
    return listing(rows, rows.length, ALL);
  }

  @Get(':id/invites')
  @Allow('project.read-own')
  @AlsoRefuses(403, 410)
  async sent(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.projects.managed(id, caller, PEOPLE_TEXT.onlyStaffOfProject);
    const rows = await this.roster.sent(id, caller.memberId);
    return listing(rows, rows.length, ALL);
  }
}
