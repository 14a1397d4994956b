import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_CHOICES, NOTIFICATION_TYPES, type NotificationChoices, type NotificationType, type TypeChoices } from '../../../../contracts/notifications.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { choicesView } from './choices.model.js';

@Injectable()
export class ChoicesQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** All choices of a member, the usual ones where nothing was chosen. */
  async of(memberId: string): Promise<NotificationChoices> {
    const chosen = await this.views.get(choicesView.name, memberId);
    const of = (type: NotificationType): TypeChoices => ({ ...DEFAULT_CHOICES[type], ...chosen?.[type] });
    return Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, of(type)])) as NotificationChoices;
  }
}
