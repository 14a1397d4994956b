import { Injectable } from '@nestjs/common';
import { JOB_SEARCH_LIMITS } from '../../../../contracts/job-searches.js';
import { JOB_TEXT } from '../../../../contracts/jobs.js';
import { apart, quoted } from '../../../../contracts/one-line.js';
import type { Mail } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { UnsubscribeLinks } from '../digest/unsubscribe-links.service.js';
import type { NewJob, NewsOfSearch } from './news-of-searches.port.js';

interface Envelope {
  readonly id: string;
  readonly to: string;
  readonly memberId: string;
}

/** Writes the mails about what is new in kept searches. */
@Injectable()
export class JobDigestLetter {
  constructor(
    private readonly site: SiteAddress,
    private readonly links: UnsubscribeLinks,
  ) {}

  of({ id, to, memberId }: Envelope, news: readonly NewsOfSearch[]): Mail {
    const { publicUrl } = this.site;
    const unsubscribe = this.links.of(memberId, 'jobs');
    return {
      id,
      to,
      subject: `Meydan: kayıtlı aramalarınıza uyan ${jobsIn(news)} yeni iş ilanı`,
      unsubscribe,
      text: `Merhaba,

${news.map((search) => this.part(search)).join('\n\n')}

Meydan

Bu e-postayı kayıtlı aramalarınız için günlük özet istediğiniz için aldınız. Tercihleriniz: ${publicUrl}/settings/notifications
Bu özeti kapatın: ${unsubscribe}
`,
    };
  }

  private part({ name, path, jobs, total }: NewsOfSearch): string {
    const told = jobs.slice(0, JOB_SEARCH_LIMITS.digestRows);
    const more = total - told.length;
    return `${quoted(name)} aramanıza uyan ${total} yeni iş ilanı:

${told.map((job) => this.entry(job)).join('\n\n')}

${more > 0 ? `${more} ilan daha` : 'Bu aramanın bütün ilanları'}: ${this.site.publicUrl}${path}`;
  }

  private entry({ id, title, company, place, salary }: NewJob): string {
    return `• ${quoted(title)}
  ${[company, place, salary ?? JOB_TEXT.noSalary].filter(Boolean).map(apart).join(' · ')}
  ${this.site.publicUrl}/career/${id}`;
  }
}

export const jobsIn = (news: readonly NewsOfSearch[]): number => news.reduce((sum, { total }) => sum + total, 0);
