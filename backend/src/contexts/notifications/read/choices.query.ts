import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_CHOICES, type NotificationChoices } from '../../../../contracts/notifications.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type ChoicesDocument, choicesView } from './choices.model.js';

@Injectable()
export class ChoicesQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** All choices of a member, the usual ones where nothing was chosen. */
  async of(memberId: string): Promise<NotificationChoices> {
    const chosen = await this.views.get<ChoicesDocument>(choicesView.name, memberId);
    return {
      report_settled: { ...DEFAULT_CHOICES.report_settled, ...chosen?.report_settled },
      warned: { ...DEFAULT_CHOICES.warned, ...chosen?.warned },
    };
  }
}
