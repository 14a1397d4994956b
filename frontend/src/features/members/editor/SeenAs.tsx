import { displayName } from '@contracts/accounts';
import { PRIVACY_FLAG_NAMES, PRIVACY_FLAGS, PRIVACY_TEXT, PROFILE_VIEWERS, type PrivacyFlag, type ProfileViewer } from '@contracts/privacy';
import { NO_DETAILS, type OwnProfile, type SeenProfile } from '@contracts/profile-details';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Avatar } from '../../../design/Avatar';
import { Chip } from '../../../design/Chip';
import { monthAndYear } from '../../../design/dates';
import { useRoving } from '../../../design/useRoving';
import { seenAsQuery } from '../api/publicProfile';
import { Cover } from './Cover';
import frame from './Frame.module.css';
import { shownWords, type ToldProfile } from './flagWords';
import preview from './Preview.module.css';
import seen from './Seen.module.css';
import { privacyWords } from './stepState';
import type { Editor } from './useEditor';

const VIEWER_NAMES = Object.keys(PROFILE_VIEWERS) as ProfileViewer[];

/** The published profile as a guest or another member gets it: the server answers, as it answers them. */
export function SeenAs({ editor, pointed }: { editor: Editor; pointed: PrivacyFlag | null }) {
  const { profile } = editor;
  const [viewer, setViewer] = useState<ProfileViewer>('member');
  const { data, error } = useQuery(seenAsQuery(profile.id, viewer));
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(VIEWER_NAMES.length);
  return (
    <section className={seen.seen} aria-labelledby="seen-title">
      <div className={seen.seenHead}>
        <h2 id="seen-title">Başkası gibi gör</h2>
        <Chip icon={<IconEye aria-hidden="true" />}>{privacyWords(editor)}</Chip>
      </div>
      <div ref={row} role="tablist" aria-label="Kim gibi" className={seen.viewers} onKeyDown={onKeyDown}>
        {VIEWER_NAMES.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`seen-${name}`}
            aria-selected={viewer === name}
            aria-controls="seen-panel"
            {...stop(index)}
            onClick={() => setViewer(name)}
          >
            {PROFILE_VIEWERS[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to press is reached by the tab key */}
      <div id="seen-panel" role="tabpanel" tabIndex={0} aria-labelledby={`seen-${viewer}`} className={preview.preview}>
        {error ? (
          <p className={seen.closed}>
            <IconLock aria-hidden="true" />
            {messageOf(error)}
          </p>
        ) : (
          data && (
            <>
              <PreviewHead editor={{ profile: data }} />
              <dl className={seen.seenRows}>
                {PRIVACY_FLAG_NAMES.map((flag) => (
                  <SeenRow key={flag} profile={data} flag={flag} isPointed={pointed === flag} />
                ))}
              </dl>
            </>
          )
        )}
      </div>
      <p className={frame.hint}>Yayındaki profiliniz böyle görünür; taslağınız burada yer almaz.</p>
    </section>
  );
}

function SeenRow({ profile, flag, isPointed }: { profile: SeenProfile; flag: PrivacyFlag; isPointed: boolean }) {
  const isShown = !profile.hidden.includes(flag);
  const { text, isEmpty } = shownWords(toldIn(profile), flag);
  return (
    <div data-pointed={isPointed || undefined} data-quiet={!isShown || isEmpty || undefined}>
      <dt>{PRIVACY_FLAGS[flag].label}</dt>
      <dd>{isShown ? text : PRIVACY_TEXT.hidden}</dd>
    </div>
  );
}

/** What is said of a profile; of what is hidden, nothing. */
const toldIn = (profile: SeenProfile): ToldProfile => {
  const said = Object.entries(profile).filter(([, value]) => value !== null);
  return { birth_date: null, ...NO_DETAILS, ...Object.fromEntries(said) };
};

/** Cover, photo and names, as they stand above a profile. */
export function PreviewHead({ editor: { profile } }: { editor: { profile: SeenProfile | OwnProfile } }) {
  return (
    <>
      <Cover url={profile.banner} />
      <div className={preview.previewHead}>
        <Avatar id={profile.id} name={displayName(profile)} picture={profile.avatar} size="large" />
        <b className={preview.previewName}>{displayName(profile)}</b>
        <small>
          @{profile.username} · Katılma: {monthAndYear(profile.created_at)}
        </small>
      </div>
    </>
  );
}
