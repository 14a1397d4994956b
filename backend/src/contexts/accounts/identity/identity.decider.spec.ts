import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { LinkIdentity, UnlinkIdentity } from './identity.commands.js';
import { identity } from './identity.decider.js';
import type { IdentityEvent } from './identity.events.js';

const given = specify(identity);
const by = (memberId: string) => ({ memberId, provider: 'github', subject: 'digest' });
const linked = (memberId: string): IdentityEvent => ({ type: 'IdentityLinked', data: by(memberId) });
const unlinked = (memberId: string): IdentityEvent => ({ type: 'IdentityUnlinked', data: by(memberId) });
const link = (memberId: string, holderIsGone = false) => new LinkIdentity({ ...by(memberId), holderIsGone }, sentAt(NOW));
const unlink = (memberId: string) => new UnlinkIdentity(by(memberId), sentAt(NOW));

describe('An account at a provider', () => {
  it('is linked to whoever shows it first', () => given().when(link('elif')).then(linked('elif')));
  it('is linked once to its member', () => given(linked('elif')).when(link('elif')).thenNothing());
  it('is refused to a second member', () => given(linked('elif')).when(link('derya')).thenRefused('identity.taken'));
  it('is taken over from a member who was forgotten', () => given(linked('elif')).when(link('derya', true)).then(unlinked('elif'), linked('derya')));
  it('is unlinked by its member', () => given(linked('elif')).when(unlink('elif')).then(unlinked('elif')));
  it('is not unlinked by another', () => given(linked('elif')).when(unlink('derya')).thenNothing());
  it('is unlinked once', () => given(linked('elif'), unlinked('elif')).when(unlink('elif')).thenNothing());
  it('is free for others once it was unlinked', () => given(linked('elif'), unlinked('elif')).when(link('derya')).then(linked('derya')));
});
