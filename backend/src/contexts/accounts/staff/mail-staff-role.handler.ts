import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mail, Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { AccountSettings } from '../account-settings.port.js';
import { MailStaffRole } from './staff.commands.js';

@Injectable()
export class MailStaffRoleHandler implements ICommandHandler<MailStaffRole> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data, origin }: MailStaffRole): Promise<void> {
    const { registered } = await this.store.state(accountStream, data.memberId);
    if (registered?.email) await this.mailer.deliver(staffRoleMail(origin.id, registered.email, this.settings.publicUrl, data));
  }
}

const staffRoleMail = (id: string, to: string, publicUrl: string, { role, formerRole }: MailStaffRole['data']): Mail => ({
  id,
  to,
  subject: 'Meydan: görevinizde bir değişiklik',
  text: `Merhaba,

${role === 'user' ? `${ROLE_LABEL[formerRole]} göreviniz sona erdi. Üyeliğiniz sürüyor.` : `Meydan’daki göreviniz artık: ${ROLE_LABEL[role]}.`}${
  role === 'user' ? '' : ` Yönetici paneli: ${publicUrl}/adminpanel/`
}

Hesabınızın yetkileriyle ilgili bu e-postalar kapatılamaz.

Meydan
`,
});
