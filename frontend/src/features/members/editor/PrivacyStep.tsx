import { PRIVACY_FLAG_NAMES, PRIVACY_FLAGS, PRIVACY_TEXT, type PrivacyFlag } from '@contracts/privacy';
import type { OwnProfile, UpdatePrivacyRequest } from '@contracts/profile-details';
import { useState } from 'react';
import { Button } from '../../../design/Button';
import { useSavePrivacy } from '../api/ownProfile';
import frame from './Frame.module.css';
import { flagWords, HIDDEN_AT_FIRST } from './flagWords';
import privacy from './Privacy.module.css';
import type { Editor } from './useEditor';

const OPENNESS = {
  everybody: { label: 'Herkese açık', text: 'Misafirler ve arama motorları da görür', request: { is_public: true, guests_visible: true } },
  members: { label: 'Üyelere açık', text: 'Görmek için giriş yapmak gerekir', request: { is_public: true, guests_visible: false } },
  nobody: { label: 'Gizli', text: 'Başkaları “Bu profil gizli.” görür', request: { is_public: false, guests_visible: false } },
} as const satisfies Record<string, { label: string; text: string; request: UpdatePrivacyRequest }>;
type Openness = keyof typeof OPENNESS;
const ORDER: readonly Openness[] = ['nobody', 'members', 'everybody'];

/** Who may open the profile at all. */
function opennessOf({ is_public, guests_visible }: Pick<OwnProfile, 'is_public' | 'guests_visible'>): Openness {
  if (!is_public) return 'nobody';
  return guests_visible ? 'everybody' : 'members';
}

const GROUPS = [...new Set(PRIVACY_FLAG_NAMES.map((flag) => PRIVACY_FLAGS[flag].group))];

interface Props {
  editor: Editor;
  /** The switch under the pointer or with the focus is outlined in what others see. */
  onPoint: (flag: PrivacyFlag | null) => void;
}

/** Who sees what. Hiding holds at once; before something is shown, it is asked once more. */
export function PrivacyStep({ editor: { profile, member }, onPoint }: Props) {
  const save = useSavePrivacy(member.id);
  const [showing, setShowing] = useState<PrivacyFlag | null>(null);
  const [opening, setOpening] = useState<Openness | null>(null);
  const now = opennessOf(profile);
  const choose = (wanted: Openness) => {
    if (ORDER.indexOf(wanted) > ORDER.indexOf(now)) return setOpening(wanted);
    setOpening(null);
    if (wanted !== now) save.mutate(OPENNESS[wanted].request);
  };
  const turn = (flag: PrivacyFlag) => {
    if (!profile.privacy_settings[flag]) return setShowing(showing === flag ? null : flag);
    setShowing(null);
    save.mutate({ [flag]: false });
  };
  return (
    <>
      <fieldset className={privacy.openness}>
        <legend className="visually-hidden">Profiliniz kime açık?</legend>
        {(Object.keys(OPENNESS) as Openness[]).map((key) => (
          <label key={key} className={privacy.opennessCard}>
            <input type="radio" name="openness" checked={(opening ?? now) === key} onChange={() => choose(key)} />
            <b>{OPENNESS[key].label}</b>
            <small>{OPENNESS[key].text}</small>
          </label>
        ))}
      </fieldset>
      {opening && (
        <Confirm
          text={`Profiliniz “${OPENNESS[opening].label}” olsun mu?`}
          onSave={() => {
            setOpening(null);
            save.mutate(OPENNESS[opening].request);
          }}
          onCancel={() => setOpening(null)}
        />
      )}
      <div className={privacy.flags}>
        {GROUPS.map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            {PRIVACY_FLAG_NAMES.filter((flag) => PRIVACY_FLAGS[flag].group === group).map((flag) => {
              const isShown = profile.privacy_settings[flag];
              return (
                <div key={flag}>
                  <button
                    type="button"
                    role="switch"
                    aria-checked={isShown || showing === flag}
                    className={privacy.flag}
                    onClick={() => turn(flag)}
                    onMouseEnter={() => onPoint(flag)}
                    onMouseLeave={() => onPoint(null)}
                    onFocus={() => onPoint(flag)}
                    onBlur={() => onPoint(null)}
                  >
                    <b>{PRIVACY_FLAGS[flag].label}</b>
                    <small>{flagWords(profile, flag)}</small>
                    <span className={privacy.flagState} data-hidden={!isShown || undefined}>
                      {isShown ? PRIVACY_TEXT.visibleWord : PRIVACY_TEXT.hiddenWord}
                    </span>
                    <span className={privacy.track} aria-hidden="true" />
                  </button>
                  {showing === flag && (
                    <Confirm
                      text={`“${PRIVACY_FLAGS[flag].label}” başkalarına gösterilsin mi?`}
                      onSave={() => {
                        setShowing(null);
                        save.mutate({ [flag]: true });
                      }}
                      onCancel={() => setShowing(null)}
                    />
                  )}
                </div>
              );
            })}
          </section>
        ))}
      </div>
      <p className={frame.hint}>{HIDDEN_AT_FIRST} yeni üyelerde gizli başlar. Siz her zaman hepsini görürsünüz.</p>
    </>
  );
}

const Confirm = ({ text, onSave, onCancel }: { text: string; onSave: () => void; onCancel: () => void }) => (
  <div className={privacy.confirm} role="status">
    <span>{text}</span>
    <Button size="small" kind="quiet" onClick={onCancel}>
      Vazgeç
    </Button>
    <Button size="small" kind="primary" onClick={onSave}>
      Kaydet
    </Button>
  </div>
);
