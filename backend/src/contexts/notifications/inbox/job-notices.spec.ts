import { describe, expect, it } from '@jest/globals';
import { JOB_HAPPENINGS, type JobHappening, jobNoticePath, jobNoticeText } from '../../../../contracts/job-notices.js';

const text = (happening: JobHappening, title: string | null) => jobNoticeText({ id: 'l1', happening }, title, 'Ayşe');

describe('What members are told about job listings', () => {
  it.each([
    ['job_applied', 'Ayşe, ‹Arka uç› ilanınıza başvurdu', 'Ayşe, bir iş ilanınıza başvurdu'],
    ['job_applicant_wrote', 'Ayşe, ‹Arka uç› ilanınıza yaptığı başvuruda size yazdı', 'Ayşe, bir iş ilanınıza yaptığı başvuruda size yazdı'],
    ['job_application_decided', '‹Arka uç› ilanına yaptığınız başvurunun durumu değişti', 'Bir iş ilanına yaptığınız başvurunun durumu değişti'],
    ['job_application_answered', '‹Arka uç› ilanına yaptığınız başvuruya yanıt geldi', 'Bir iş ilanına yaptığınız başvuruya yanıt geldi'],
    ['job_cv_downloaded', '‹Arka uç› ilanına başvururken gönderdiğiniz CV indirildi', 'Bir iş ilanına başvururken gönderdiğiniz CV indirildi'],
    ['job_colleague', 'Ayşe, sizi ‹Arka uç› ilanının ekibine ekledi', 'Ayşe, sizi bir iş ilanının ekibine ekledi'],
    ['job_expired', '‹Arka uç› ilanınızın süresi doldu; sayfasından yenileyebilirsiniz', 'Bir iş ilanınızın süresi doldu; sayfasından yenileyebilirsiniz'],
    ['job_moderated', '‹Arka uç› ilanınız hakkında bir karar verildi', 'Bir iş ilanınız hakkında bir karar verildi'],
  ] as const)('%s', (happening, named, nameless) => expect([text(happening, 'Arka uç'), text(happening, null)]).toEqual([named, nameless]));

  it('stays in one line, whatever a listing is called', () => {
    for (const happening of JOB_HAPPENINGS) expect(text(happening, 'Arka›\nUyarı')).not.toMatch(/[\n\u2028]/);
  });
  it.each([
    ['job_applied', '/career/desk?ilan=l1'],
    ['job_applicant_wrote', '/career/desk?ilan=l1'],
    ['job_colleague', '/career/desk?ilan=l1'],
    ['job_application_decided', '/career/applications?ilan=l1'],
    ['job_application_answered', '/career/applications?ilan=l1'],
    ['job_cv_downloaded', '/career/applications?ilan=l1'],
    ['job_expired', '/career/l1'],
    ['job_moderated', '/career/l1'],
  ] as const)('leads to where it is read on: %s', (happening, path) => expect(jobNoticePath({ id: 'l1', happening })).toBe(path));
});
