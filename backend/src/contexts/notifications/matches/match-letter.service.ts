import { Injectable } from '@nestjs/common';
import { MATCHING_TEXT } from '../../../../contracts/matching.js';
import { apart, quoted } from '../../../../contracts/one-line.js';
import type { Mail } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { UnsubscribeLinks } from '../digest/unsubscribe-links.service.js';
import type { SuitingPosting } from './matches-of.port.js';

interface Envelope {
  readonly id: string;
  readonly to: string;
  readonly memberId: string;
}

/** A mail that tells more is read by nobody; the rest is on the site. */
const TOLD = 20;

/** Writes the mails about postings that suit a member. */
@Injectable()
export class MatchLetter {
  constructor(
    private readonly site: SiteAddress,
    private readonly links: UnsubscribeLinks,
  ) {}

  of({ id, to, memberId }: Envelope, postings: readonly SuitingPosting[]): Mail {
    const { publicUrl } = this.site;
    const unsubscribe = this.links.of(memberId, 'matches');
    return {
      id,
      to,
      subject: `Meydan: size uygun ${postings.length} yeni ilan`,
      unsubscribe,
      text: `Merhaba,

Profilinizdeki becerilere uyan ${postings.length} yeni yardım ilanı var:

${postings
  .slice(0, TOLD)
  .map((posting) => this.entry(posting))
  .join('\n\n')}

Size uygun bütün ilanlar: ${publicUrl}/projects

Meydan

Bu e-postayı “Size uygun” günlük özetini açtığınız için aldınız. Tercihleriniz: ${publicUrl}/settings/notifications
Bu özeti kapatın: ${unsubscribe}
`,
    };
  }

  private entry({ id, title, project, reason, missing }: SuitingPosting): string {
    const besides = missing.length > 0 ? MATCHING_TEXT.missing(missing) : MATCHING_TEXT.nothingMissing;
    return `• ${quoted(project.title)} projesinde ${quoted(title)}
  ${apart(reason)}. ${apart(besides)}.
  ${this.site.publicUrl}/projects/${project.id}?tab=postings#posting-${id}`;
  }
}
