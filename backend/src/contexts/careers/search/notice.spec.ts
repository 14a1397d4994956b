import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { JOB_SEARCH_LIMITS } from '../../../../contracts/job-searches.js';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { JOB_LISTS } from '../../../../contracts/jobs.js';

const page = (name: string): string => readFileSync(join(__dirname, `../../../../pages/${name}.md`), 'utf8');
const below = (text: string, heading: string): string => text.split(`${heading}\n`)[1]?.split('\n#')[0] ?? '';

/** Whoever changes one of these changes what members were told. */
describe('The notice about personal data, of careers', () => {
  const notice = page('aydinlatma');
  it('says how long listings, kept searches and templates are kept', () => {
    const kept = below(notice, '## 5. Saklama süreleri');
    for (const line of ['- İş ilanlarınız: siz silene', '- Kayıtlı iş aramalarınız ve yanıt şablonlarınız: siz silene']) expect(kept).toContain(line);
  });
  it('says how exact a position is sent, and that none is kept', () => {
    expect(JOB_LISTS.positionStep).toBe(1 / 100);
    expect(below(notice, '### Kayıtlı iş aramaları')).toContain('konumunuz saklanmaz');
    expect(below(notice, '### Kayıtlı iş aramaları')).toContain('derecenin yüzde birine yuvarlanarak');
  });
});

describe('What members ask about careers', () => {
  it('is answered with the numbers that hold', () => {
    const answers = page('sss');
    expect(below(answers, '### Bir ilan ne kadar süre açık kalır?')).toContain(`en fazla ${JOB_LIMITS.openDays} gün`);
    expect(below(answers, '### Aramamı kaydedersem ne olur?')).toContain(`En fazla ${JOB_SEARCH_LIMITS.kept} arama`);
  });
});
