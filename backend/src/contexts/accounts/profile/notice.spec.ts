import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ProfileSection } from '../../../../contracts/profile-sections.js';

const NOTICE = readFileSync(join(__dirname, '../../../../pages/aydinlatma.md'), 'utf8');

/** By which words the notice tells what members may write of themselves: whoever adds a section says there what it is for. */
const TOLD: Record<ProfileSection, string> = {
  bio: 'hakkınızda yazısı',
  job: 'şirket, unvan, deneyim düzeyi',
  links: 'sosyal medya adresleri',
  contacts: 'telefon ve öteki iletişim bilgileri',
  address: 'ülke, şehir ve ilçe',
  skills: 'beceriler',
  experiences: 'iş deneyimi',
  educations: 'eğitim',
  certificates: 'sertifika',
  projects: 'proje',
};

describe('The notice about personal data', () => {
  const profile = NOTICE.slice(NOTICE.indexOf('### Profil bilgileri'), NOTICE.indexOf('### Takip ettikleriniz'));
  it.each(Object.entries(TOLD))('names the %s of a profile', (_, words) => expect(profile).toContain(words));
});
