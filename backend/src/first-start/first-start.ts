import type { CommandBus } from '@nestjs/cqrs';
import type { ApplyRequest } from '../../contracts/job-applications.js';
import type { MemberRole } from '../../contracts/permissions.js';
import type { PictureField } from '../../contracts/profile-fields.js';
import { GrantRole, RegisterMember, VerifyEmail } from '../contexts/accounts/account/account.commands.js';
import type { PictureUpload } from '../contexts/accounts/profile-picture/picture-upload.service.js';
import type { ApplicationText } from '../contexts/careers/application/application-keys.rules.js';
import type { ApplicationSeals } from '../contexts/careers/application/application-seals.service.js';
import type { AppliedTo, Applying } from '../contexts/careers/application/applying.service.js';
import type { GivenCv } from '../contexts/careers/cv/given-cvs.service.js';
import type { ChatFiles } from '../contexts/chat/file/chat-files.service.js';
import { foundFile, type GivenFile } from '../contexts/chat/sharing/found-file.service.js';
import { OpenCategory } from '../contexts/forum/category/category.commands.js';
import type { ImageUpload } from '../contexts/forum/image/image-upload.service.js';
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
    private readonly pictures: PictureUpload,
    private readonly images: ImageUpload,
    private readonly chatFiles: ChatFiles,
    private readonly applying: Applying,
    private readonly seals: ApplicationSeals,
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

  /** A picture of a member's profile, drawn anew and kept as if they had uploaded it. */
  async showPicture(field: PictureField, bytes: Buffer, username: string, at: string, actor: Actor): Promise<void> {
    const seed = `${field}/${username}`;
    const id = this.id(`command/${seed}`);
    const origin = { id, at, actor, correlationId: id, causationId: null };
    await this.pictures.takeIn({ field, bytes, memberId: this.memberId(username), pictureId: this.id(seed), heldId: this.id(`held/${seed}`) }, origin);
  }

  /** A picture for a text of a member, drawn anew and kept as if they had uploaded it; its address. */
  async addImage(bytes: Buffer, username: string, seed: string, at: string, actor: Actor): Promise<string> {
    const id = this.id(`command/image/${seed}`);
    const origin = { id, at, actor, correlationId: id, causationId: null };
    return (await this.images.takeIn({ imageId: this.id(`image/${seed}`), memberId: this.memberId(username), bytes }, origin)).url;
  }

  /** A file of a conversation, found out and kept as if the member had brought it; its id. */
  async addChatFile(given: GivenFile, { chatId, memberId }: { chatId: string; memberId: string }, seed: string, at: string, actor: Actor): Promise<string> {
    const fileId = this.id(`chat-file/${seed}`);
    const id = this.id(`command/chat-file/${seed}`);
    await this.chatFiles.keep({ fileId, chatId, memberId }, await foundFile(given), { id, at, actor, correlationId: id, causationId: null });
    return fileId;
  }

  /** An application to a listing with this CV, sealed and kept as if the member had sent it. */
  async apply(
    { which, ownerId }: { which: AppliedTo; ownerId: string },
    given: Required<ApplyRequest>,
    cv: GivenCv,
    seed: string,
    at: string,
    actor: Actor,
  ): Promise<void> {
    const id = this.id(`command/${seed}`);
    await this.applying.send(which, ownerId, given, cv, { id, at, actor, correlationId: id, causationId: null });
  }

  /** What is said in an application, as facts hold it. */
  sealed(of: ApplicationText, text: string): Promise<string> {
    return this.seals.seal(of, text);
  }

  /** A member whose address needs no verification. */
  async addMember({ role, ...member }: NewMember, at = this.now()): Promise<void> {
    const memberId = this.memberId(member.username);
    await this.send(RegisterMember, { memberId, ...member }, `register/${memberId}`, at);
    await this.send(VerifyEmail, { memberId }, `verify/${memberId}`, at);
    await this.send(GrantRole, { memberId, role }, `role/${memberId}`, at);
  }
}
