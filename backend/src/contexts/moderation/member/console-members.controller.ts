import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MEMBER_ROLES } from '../../../../contracts/permissions.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { ModeratedMemberQuery } from './moderated-member.query.js';

const STATES = ['active', 'banned', 'suspended'] as const;
const ORDER_OF = { username: 'username_key', created_at: 'created_at', warning_count: 'warnings_total' } as const;
const ORDERS = ['username', 'created_at', 'warning_count'] as const;

@Controller('api/console/members')
export class ConsoleMembersController {
  constructor(private readonly members: ModeratedMemberQuery) {}

  @Get()
  @Allow('member.read')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, sort, filter } = parseConsoleList(request);
    const order = { by: ORDER_OF[oneOf(ORDERS, sort?.field) ?? 'created_at'], direction: sort?.direction ?? -1 } as const;
    const q = filter.q === undefined ? undefined : String(filter.q);
    const { rows, total } = await this.members.list({ q, status: oneOf(STATES, filter.status), role: oneOf(MEMBER_ROLES, filter.role) }, order, window);
    return sendConsoleList(reply, 'members', rows, total, window.offset);
  }

  @Get(':id')
  @Allow('member.read')
  async show(@Param('id', IdPipe) id: string) {
    const found = await this.members.case(id);
    if (!found) throw notFound();
    return found;
  }
}
