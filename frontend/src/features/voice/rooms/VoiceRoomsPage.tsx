import { VOICE_LIMITS } from '@contracts/voice';
import { Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useShownMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { SearchWhileTyping } from '../../../design/SearchWhileTyping';
import { SignInPrompt } from '../../../design/SignInPrompt';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths, type RoomFilter, safeRedirect } from '../../../paths';
import { askForVoice } from '../entering';
import { useVoice } from '../session/voice';
import { ROOM_WORDS } from '../words';
import { CategoryTabs } from './CategoryTabs';
import { Rooms } from './Rooms';
import { countsOf, roomFilterIn } from './roomFilter';
import { useRooms } from './useRooms';
import classes from './VoiceRoomsPage.module.css';

/** All rooms that are open, by category, and the way into them. */
export function VoiceRoomsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = roomFilterIn(query);
  const list = useRooms(filter);
  const currentId = useVoice(({ phase, room }) => (phase === 'out' ? null : (room?.id ?? null)));
  const go = (to: RoomFilter, replace = false) => void navigate(paths.voiceRooms(to), { replace, preventScrollReset: true });
  const counts = countsOf(list.all, filter);
  const { search = '', free = false } = filter;
  const { search: _search, ...unsearched } = filter;
  usePageTitle(ROOM_WORDS.rooms, paths.voiceRooms());
  return (
    <Columns side={null}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h1>{ROOM_WORDS.rooms}</h1>
          <p>{counts?.words}</p>
        </div>
        <SearchWhileTyping
          label="Oda ara"
          placeholder="Oda ara"
          longest={VOICE_LIMITS.search}
          search={search}
          className={classes.search}
          onLook={(wanted) => go(wanted ? { ...filter, search: wanted } : unsearched, search !== '')}
        />
        <CreateRoomButton kind="primary" category={filter.category} />
      </div>
      <div className={classes.narrowing}>
        <CategoryTabs filter={filter} rooms={counts?.rooms} />
        <Switch
          className={classes.free}
          label="Yalnızca yeri olanlar"
          checked={free}
          onChange={({ currentTarget: { checked } }) => go({ ...filter, free: checked }, true)}
        />
      </div>
      <GuestPrompt />
      <Rooms list={list} filter={filter} currentId={currentId} begin={<CreateRoomButton kind="plain" category={filter.category} />} />
    </Columns>
  );
}

/** On phones the side column, in which guests are asked to sign in, is behind the menu. */
function GuestPrompt() {
  const { pathname, search } = useLocation();
  if (useShownMember() !== null) return null;
  return (
    <div className={classes.prompt}>
      <SignInPrompt text={ROOM_WORDS.signIn} redirect={safeRedirect(pathname + search) ?? paths.voiceRooms()} />
    </div>
  );
}

function CreateRoomButton({ kind, category }: { kind: 'primary' | 'plain'; category?: RoomFilter['category'] }) {
  const member = useShownMember();
  const icon = <IconPlus aria-hidden="true" />;
  if (!member)
    return (
      <LinkButton kind={kind} icon={icon} to={paths.login({ reason: 'auth_required', redirect: paths.voiceRooms() })}>
        {ROOM_WORDS.create}
      </LinkButton>
    );
  return (
    <Button kind={kind} icon={icon} aria-haspopup="dialog" onClick={() => askForVoice({ kind: 'create', ...(category && { category }) })}>
      {ROOM_WORDS.create}
    </Button>
  );
}
