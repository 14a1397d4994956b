import { Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT, displayName } from '../../../../contracts/accounts.js';
import { PROFILE_FIELDS, type ProfileField } from '../../../../contracts/profile-fields.js';
import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { SUBROLE_LABEL, type Subrole } from '../../../../contracts/subroles.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { account } from '../account/account.decider.js';
import { accountStream } from '../account/account.stream.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { profile } from '../profile/profile.decider.js';
import type { MemberNames } from '../profile/profile.events.js';
import type { Profile } from '../profile/profile.state.rules.js';
import { profileStream } from '../profile/profile.stream.js';
import { subroles } from '../subrole/subrole.decider.js';
import { subroleStream } from '../subrole/subrole.stream.js';
import { formerUsernames } from '../username-change/username-change.rules.js';

const NONE = '–';

/** Answers who a member was. Who erased their account is nobody at any moment, as far as names go. */
@Injectable()
export class PastAccountQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
  ) {}

  /** Null before they registered. */
  async at(id: string, { position }: { readonly position: number }) {
    const facts = await this.store.readUntil(accountStream, id, position);
    const registered = facts.find(({ type }) => type === 'MemberRegistered');
    if (registered?.type !== 'MemberRegistered') return null;
    const [profileFacts, subroleFacts, endings, people] = await Promise.all([
      this.store.readUntil(profileStream, id, position),
      this.store.readUntil(subroleStream, id, position),
      this.store.read(erasureStream, id),
      this.authors.byIds([id]),
    ]);
    const state = fold(account, facts);
    const shown = fold(profile, profileFacts);
    const erased = endings.find(({ type }) => type === 'AccountErased');
    const names: MemberNames = shown.names ?? registered.data;
    const held = Object.entries(fold(subroles, subroleFacts).held).flatMap(([name, isHeld]) => (isHeld ? [SUBROLE_LABEL[name as Subrole]] : []));
    return {
      title: displayName(authorIn(people, id)),
      rows: [
        { key: 'account', label: 'Hesap', value: erased && erased.position <= position ? 'Silindi' : 'Açık' },
        ...(erased ? [{ key: 'name', label: 'Ad', value: ACCOUNT_TEXT.erasedDisplayName }] : nameRows(names, shown)),
        { key: 'role', label: 'Görev', value: ROLE_LABEL[state.role] },
        { key: 'subroles', label: 'Subroller', value: held.join(', ') || NONE },
        { key: 'verified', label: 'E-posta', value: state.demanded ? 'Yeniden doğrulanması istendi' : state.verified ? 'Doğrulanmış' : 'Doğrulanmamış' },
        { key: 'profile', label: 'Profil', value: shown.isPublic ? 'Herkese açık' : 'Gizli' },
        { key: 'withheld', label: 'Görünmeyen alanlar', value: withheldOf(shown) },
      ],
    };
  }
}

/** A value that moderators keep from view stays where it is judged: on the page of the member. */
function nameRows({ username, displayName: shownName }: MemberNames, shown: Profile) {
  const former = formerUsernames(shown).map((name) => `@${name.username}`);
  return [
    { key: 'username', label: 'Kullanıcı adı', value: username ? `@${username}` : NONE },
    { key: 'former', label: 'Eski kullanıcı adları', value: former.join(', ') || NONE },
    { key: 'name', label: 'Görünen ad', value: shown.withheld.display_name ? 'Görünmüyor' : (shownName ?? NONE) },
  ];
}

const withheldOf = ({ withheld }: Profile): string =>
  Object.entries(withheld)
    .flatMap(([field, kept]) =>
      kept ? [`${PROFILE_FIELDS[field as ProfileField].label} (${kept.by.some(({ how }) => how === 'deleted') ? 'silindi' : 'gizli'})`] : [],
    )
    .join(', ') || NONE;
