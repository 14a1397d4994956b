import { displayName } from '@contracts/accounts';
import { PRIVACY_FLAG_NAMES, PRIVACY_FLAGS, PRIVACY_TEXT, type PrivacyFlag } from '@contracts/privacy';
import { PROFILE_TEXT } from '@contracts/profile';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '../../../design/Avatar';
import { Chip } from '../../../design/Chip';
import { monthAndYear } from '../../../design/dates';
import { useRoving } from '../../../design/useRoving';
import { Cover } from './Cover';
import frame from './Frame.module.css';
import { shownWords } from './flagWords';
import preview from './Preview.module.css';
import seen from './Seen.module.css';
import { privacyWords } from './stepState';
import type { Editor } from './useEditor';

const VIEWERS = { guest: 'Misafir', member: 'Üye' } as const;
type Viewer = keyof typeof VIEWERS;
const VIEWER_NAMES = Object.keys(VIEWERS) as Viewer[];

/** The published profile as a guest or another member gets it. */
export function SeenAs({ editor, pointed }: { editor: Editor; pointed: PrivacyFlag | null }) {
  const { profile } = editor;
  const [viewer, setViewer] = useState<Viewer>('member');
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
            {VIEWERS[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to press is reached by the tab key */}
      <div id="seen-panel" role="tabpanel" tabIndex={0} aria-labelledby={`seen-${viewer}`} className={preview.preview}>
        {viewer === 'guest' && !(profile.is_public && profile.guests_visible) ? (
          <p className={seen.closed}>
            <IconLock aria-hidden="true" />
            {PROFILE_TEXT.membersOnly}
          </p>
        ) : (
          <>
            <PreviewHead editor={editor} />
            {profile.is_public ? (
              <dl className={seen.seenRows}>
                {PRIVACY_FLAG_NAMES.map((flag) => (
                  <SeenRow key={flag} editor={editor} flag={flag} isPointed={pointed === flag} />
                ))}
              </dl>
            ) : (
              <p className={seen.closed}>
                <IconLock aria-hidden="true" />
                {PROFILE_TEXT.private}
              </p>
            )}
          </>
        )}
      </div>
      <p className={frame.hint}>Yayındaki profiliniz böyle görünür; taslağınız burada yer almaz.</p>
    </section>
  );
}

function SeenRow({ editor: { profile }, flag, isPointed }: { editor: Editor; flag: PrivacyFlag; isPointed: boolean }) {
  const isShown = profile.privacy_settings[flag];
  const { text, isEmpty } = shownWords(profile, flag);
  return (
    <div data-pointed={isPointed || undefined} data-quiet={!isShown || isEmpty || undefined}>
      <dt>{PRIVACY_FLAGS[flag].label}</dt>
      <dd>{isShown ? text : PRIVACY_TEXT.hidden}</dd>
    </div>
  );
}

/** Cover, photo and names, as they stand above a profile. */
export function PreviewHead({ editor: { profile } }: { editor: Pick<Editor, 'profile'> }) {
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
