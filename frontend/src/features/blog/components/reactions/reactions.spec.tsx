/** @jest-environment jsdom */
import { NO_MARKS, type Post } from '@contracts/blog';
import { afterEach, describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { type Asked, done, fakeServer, refused } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { postQuery } from '../../api/posts';
import { postRow } from '../post.fixture';
import { ReactionRow } from './Reactions';
import { useReactions } from './useReactions';

afterEach(leaveAll);

const post = (fields: Partial<Post> = {}): Post => ({ ...postRow(), ...NO_MARKS, content: 'a', html: '<p>a</p>', likes: 4, applause: 10, ...fields });

function Row({ of }: { of: Post }) {
  const reactions = useReactions(of);
  return <ReactionRow reactions={reactions}>{null}</ReactionRow>;
}
function Page() {
  const { data } = useQuery(postQuery('bir-yazi'));
  return data ? <Row of={data} /> : null;
}

interface Town {
  who: string | null;
  fields?: Partial<Post>;
  answer?: (asked: Asked) => ReturnType<typeof done>;
}

async function page({ who, fields, answer = () => done({}) }: Town) {
  const server = fakeServer((asked) => {
    if (asked.path === '/api/blog/posts/bir-yazi') return done(post(fields));
    if (asked.path.startsWith('/api/auth/session')) return done({ user: who && { id: who, username: who } });
    return answer(asked);
  });
  const { place } = await draw(onPage(<Page />));
  const find = (word: string) => [...place.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent?.startsWith(word));
  await until(() => find('Beğen') !== undefined && (who === null ? find('Beğen')?.tagName === 'A' : find('Beğen')?.tagName === 'BUTTON'));
  const press = (word: string) => find(word)?.click();
  return { server, find, press, told: (part: string) => server.asked.filter(({ path }) => path.endsWith(part)).map(({ body }) => body) };
}

describe('A like', () => {
  it('shows at once and is what the server makes of it', async () => {
    const { press, find, told } = await page({ who: 'm1', answer: () => done({ liked: true, count: 9 }) });
    press('Beğen');
    await until(() => find('Beğen')?.textContent === 'Beğen 9 beğeni');
    expect([find('Beğen')?.getAttribute('aria-pressed'), told('/like')]).toEqual(['true', [{ liked: true }]]);
  });
  it('is taken back when it is refused', async () => {
    const { press, find, told } = await page({ who: 'm1', answer: () => refused(429, 'RATE_LIMITED') });
    press('Beğen');
    await until(() => told('/like').length === 1 && find('Beğen')?.getAttribute('aria-pressed') === 'false');
    expect(find('Beğen')?.textContent).toBe('Beğen 4 beğeni');
  });
  it('of a guest leads to sign in and back', async () => {
    const { find } = await page({ who: null });
    expect(find('Beğen')?.getAttribute('href')).toBe('/auth/login?reason=auth_required&redirect=%2Fblog%2Fbir-yazi');
  });
});

describe('A bookmark', () => {
  it('says that the post is saved', async () => {
    const { press, find, told } = await page({ who: 'm2', answer: () => done({ bookmarked: true, count: 1 }) });
    press('Kaydet');
    await until(() => find('Kaydedildi') !== undefined);
    await until(() => told('/bookmark').length === 1);
    expect(told('/bookmark')).toEqual([{ bookmarked: true }]);
  });
});

describe('Applause', () => {
  it('of a burst is one request, and says how much of it is one’s own', async () => {
    const { press, find, told } = await page({ who: 'm2', answer: () => done({ own: 3, total: 20 }) });
    for (let time = 0; time < 3; time += 1) {
      press('Alkışla');
      await until(() => find('Alkışla')?.textContent?.includes(`sizden ${time + 1}`) === true);
    }
    expect(find('Alkışla')?.textContent).toBe('Alkışla 13 alkışsizden 3');
    await until(() => find('Alkışla')?.textContent === 'Alkışla 20 alkışsizden 3');
    expect(told('/applause')).toEqual([{ claps: 3 }]);
  });
  it('is taken back when it is refused', async () => {
    const { press, find, told } = await page({ who: 'm2', answer: () => refused(429, 'RATE_LIMITED') });
    press('Alkışla');
    await until(() => told('/applause').length === 1 && find('Alkışla')?.textContent === 'Alkışla 10 alkış');
  });
  it('ends at fifty, and is not for one’s own post', async () => {
    const much = await page({ who: 'm2', fields: { ownApplause: 50 } });
    much.press('Bir yazıyı en fazla 50 kez');
    expect(much.find('Bir yazıyı en fazla 50 kez')?.textContent).toContain('10 alkış');
    const own = await page({ who: 'm1' });
    await until(() => own.find('Kendi yazınızı alkışlayamazsınız.')?.hasAttribute('disabled') === true);
  });
});
