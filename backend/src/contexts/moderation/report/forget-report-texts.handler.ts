import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { ForgetReportText, ForgetReportTexts } from './report.commands.js';
import { ReportsAbout } from './reports-about.port.js';

const AT_ONCE = 200;

/** Forgets report by report; what is forgotten stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class ForgetReportTextsHandler implements ICommandHandler<ForgetReportTexts> {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: ReportsAbout,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetReportTexts): Promise<void> {
    for await (const reportId of everyOf(AT_ONCE, (limit, offset) => this.reports.about(memberId, limit, offset))) {
      await this.commands.execute(new ForgetReportText({ reportId }, step(origin, reportId)));
    }
  }
}
