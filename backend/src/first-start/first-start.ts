import type { CommandBus } from '@nestjs/cqrs';
import type { MemberRole } from '../../contracts/permissions.js';
import { GrantRole, RegisterMember, VerifyEmail } from '../contexts/accounts/account/account.commands.js';
import { OpenCategory } from '../contexts/forum/category/category.commands.js';
import type { Clock } from '../kernel/clock.js';
import type { Command, CommandClass } from '../kernel/command.js';
import { type Actor, SYSTEM } from '../kernel/event.js';
import type { Ids } from '../kernel/ids.js';
import { defaultCategories } from './default-categories.js';

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string | null;
  readonly role: MemberRole;
}

/** The username of the first admin where the settings name none. */
export const FIRST_ADMIN = 'yonetici';

/** How the first admin is called until they say otherwise. */
export const FIRST_ADMIN_NAME = 'Yönetici';

/** Sends the commands of a first start; each has an id made from what it is about, so a start that was cut short goes on where it was. */
export class FirstStart {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  now(): string {
    return this.clock.now().toISOString();
  }

  id(seed: string): string {
    return this.ids.derive(`first-start/${seed}`);
  }

  async send<C extends Command>(command: CommandClass<C>, data: C['data'], seed: string, at = this.now(), actor: Actor = SYSTEM): Promise<void> {
    const id = this.id(`command/${seed}`);
    await this.commands.execute(new command(data, { id, at, actor, correlationId: id, causationId: null }));
  }

  async openCategories(): Promise<void> {
    for (const [sortOrder, { slug, name, description, color }] of defaultCategories.entries()) {
      await this.send(OpenCategory, { categoryId: this.categoryId(slug), name, slug, description, color, sortOrder, known: [] }, `category/${slug}`);
    }
  }

  categoryId(slug: string): string {
    return this.id(`category/${slug}`);
  }

  memberId(username: string): string {
    return this.id(`member/${username}`);
  }

  /** A member whose address needs no verification. */
  async addMember({ role, ...member }: NewMember, at = this.now()): Promise<void> {
    const memberId = this.memberId(member.username);
    await this.send(RegisterMember, { memberId, ...member }, `register/${memberId}`, at);
    await this.send(VerifyEmail, { memberId }, `verify/${memberId}`, at);
    await this.send(GrantRole, { memberId, role }, `role/${memberId}`, at);
  }
}
