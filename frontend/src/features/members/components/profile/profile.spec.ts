import type { ProfileStats } from '@contracts/follow';
import { dateWords, jobLine, period, safeHref, shortAddress, validity } from '@contracts/profile-words';
import { describe, expect, it } from '@jest/globals';
import { activityOf } from './activity';
import { shownTabs, tabCount, tabIn } from './profileTabs';
import { contributionsOf, handleIn, memberFor, namesAndMore, shortForm } from './profileWords';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const stats: ProfileStats = {
  post_count: 38,
  blog_count: 9,
  project_count: 4,
  comment_count: 861,
  solution_count: 67,
  follower_count: 348,
  following_count: 57,
  total_points: 0,
  job_count: 0,
  hidden: [],
};

describe('A member in short', () => {
  it('has years, months or days behind them, and contributions', () => {
    const since = ['2024-03-02', '2024-11-25', '2025-11-24', '2026-10-24', '2026-11-20', '2026-11-24'];
    expect(since.map((day) => memberFor(`${day}T10:00:00Z`, NOW))).toEqual([
      '2 yıldır üye',
      '1 yıldır üye',
      '1 yıldır üye',
      '1 aydır üye',
      '4 gündür üye',
      'Bugün üye oldu',
    ]);
    expect(shortForm('2024-03-02T10:00:00Z', 1204, NOW)).toBe('2 yıldır üye · 1.204 katkı');
    expect(shortForm('2024-03-02T10:00:00Z', undefined, NOW)).toBe('2 yıldır üye');
    expect(contributionsOf(stats)).toBe(912);
  });
  it('works somewhere, as something, or both', () => {
    const job = { company: 'Sarnıç Yazılım', company_suffix: 'da', job_title: 'Geliştirici' } as const;
    expect([
      jobLine(job),
      jobLine({ ...job, job_title: null }),
      jobLine({ ...job, company: ' ' }),
      jobLine({ company: null, company_suffix: null, job_title: null }),
    ]).toEqual(['Sarnıç Yazılım’da Geliştirici', 'Sarnıç Yazılım', 'Geliştirici', '']);
  });
  it('is followed by those whom one knows', () => {
    expect([namesAndMore(['Ozan', 'İrem'], 5), namesAndMore(['Ozan', 'İrem'], 2), namesAndMore(['Ozan'], 1)]).toEqual([
      'Ozan, İrem ve 3 kişi',
      'Ozan ve İrem',
      'Ozan',
    ]);
  });
});

describe('Dates of a CV', () => {
  it('are told in the long Turkish form', () => {
    expect([dateWords('2023-02'), dateWords('2026-10-12'), dateWords('ongoing'), dateWords('bir gün')]).toEqual([
      'Şubat 2023',
      '12 Ekim 2026',
      'Devam Ediyor',
      'bir gün',
    ]);
    expect([period('2023-02', 'ongoing'), period('2019-07', ''), period('', '')]).toEqual(['Şubat 2023 – Devam Ediyor', 'Temmuz 2019', '']);
    expect([validity({ issue_date: '2022-03', expiry_date: '' }), validity({ issue_date: '', expiry_date: '2027-03' })]).toEqual([
      'Mart 2022 – Süresiz',
      'Mart 2027',
    ]);
  });
});

describe('A link that a member wrote', () => {
  it('is opened by http alone', () => {
    expect(safeHref('gokce.example')).toBe('https://gokce.example');
    expect(safeHref('gokce.example:8080/a')).toBe('https://gokce.example:8080/a');
    expect(safeHref('http://gokce.example')).toBe('http://gokce.example');
    for (const hostile of [
      'javascript:alert(1)',
      ' JavaScript://x.y/%0aalert(1)',
      'data:text/html,x',
      'https://bank.example@evil.example',
      'a b',
      '',
      'merhaba',
    ])
      expect(safeHref(hostile)).toBeNull();
  });
  it('is told in short', () => {
    expect([shortAddress('https://www.gokce.example/'), shortAddress('https://gokce.example/yazi'), handleIn('https://github.com/gokceunal/')]).toEqual([
      'gokce.example',
      'gokce.example/yazi',
      'gokceunal',
    ]);
    expect(handleIn('https://github.com/%C3%BC%')).toBe('%C3%BC%');
  });
});

describe('The tabs', () => {
  const none = { ...stats, project_count: 0, post_count: 0, blog_count: 0, comment_count: 0, solution_count: 0 };
  it('are chosen by the address', () => {
    expect([tabIn(new URLSearchParams('tab=comments')), tabIn(new URLSearchParams('tab=<x>')), tabIn(new URLSearchParams())]).toEqual([
      'comments',
      'overview',
      'overview',
    ]);
  });
  it('leave out what is empty, unless it is asked for', () => {
    expect(shownTabs(stats, 'overview')).toHaveLength(8);
    expect(shownTabs({ ...none, job_count: 2 }, 'overview')).toEqual(['overview', 'jobs', 'followers', 'following']);
    expect(shownTabs(none, 'overview')).toEqual(['overview', 'followers', 'following']);
    expect(shownTabs(none, 'comments')).toEqual(['overview', 'comments', 'followers', 'following']);
  });
  it('of people are for members alone, and say so where a guest asks for one', () => {
    expect(shownTabs(stats, 'overview', true)).toEqual(['overview', 'forum', 'comments', 'solutions', 'blog', 'projects']);
    expect(shownTabs(none, 'followers', true)).toEqual(['overview', 'followers']);
  });
  it('tell no count that is hidden', () => {
    expect([tabCount('followers', stats), tabCount('followers', { ...stats, hidden: ['follower_count'] }), tabCount('overview', stats)]).toEqual([
      348,
      null,
      null,
    ]);
  });
});

describe('Half a year of contributions', () => {
  it('is whole weeks up to today, with a sum for each month', () => {
    const days = [
      { day: '2026-01-01', count: 99 },
      { day: '2026-10-05', count: 2 },
      { day: '2026-11-23', count: 4 },
      { day: '2026-11-24', count: 7 },
    ];
    const { squares, total, months } = activityOf(days, '2026-11-24');
    expect([squares.length, new Date(squares[0]?.day ?? '').getUTCDay(), squares.at(-1)]).toEqual([25 * 7 + 2, 1, { day: '2026-11-24', count: 7, level: 3 }]);
    expect([total, squares.at(-2)?.level, months.at(-1), months.at(-2)]).toEqual([13, 2, { name: 'Kasım', count: 11 }, { name: 'Ekim', count: 2 }]);
  });
});
