import type { OwnUser } from '@contracts/accounts';
import type { PrivacyFlag } from '@contracts/privacy';
import { DETAIL_TEXT, type OwnProfile } from '@contracts/profile-details';
import type { WithheldField } from '@contracts/profile-fields';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight, IconCheck, IconMenu2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { Button } from '../../../design/Button';
import { breakpoint } from '../../../design/breakpoints';
import { Dialog } from '../../../design/Dialog';
import { DraftChoice } from '../../../design/DraftChoice';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { withheldQuery } from '../api/profile';
import { ownProfileQuery } from '../api/publicProfile';
import { WithheldNote } from '../components/WithheldNote';
import { EntriesStep } from '../editor/EntriesStep';
import { ENTRY_FORMS } from '../editor/entryForms';
import frame from '../editor/Frame.module.css';
import { PersonalStep } from '../editor/PersonalStep';
import { CompletenessCard, CompletenessLine, Preview } from '../editor/Preview';
import { PrivacyStep } from '../editor/PrivacyStep';
import { SeenAs } from '../editor/SeenAs';
import { Stepper } from '../editor/Stepper';
import { SummaryStep } from '../editor/SummaryStep';
import { LAST_STEP, STEPS, type Step, stepAt } from '../editor/steps';
import { type Editor, useEditor } from '../editor/useEditor';

/** What went with the whole profile is told with it, where there was nothing and the member wrote nothing since. */
const hasNoteOfItsOwn = ({ name, decision_id, value, waiting, refused }: WithheldField, _: number, all: WithheldField[]): boolean =>
  name === 'page' || value !== null || waiting !== null || refused || all.every((other) => other.name !== 'page' || other.decision_id !== decision_id);

interface Props {
  /** The sub-roles are the business of another feature. */
  roles: ReactNode;
  /** Other ways to a photo, of another feature too. */
  photos: ReactNode;
  /** Who may write to the member, and what their readers see, likewise. */
  chat: ReactNode;
}

/** The editor of one's own profile. */
export function ProfileEditorPage(slots: Props) {
  const member = useMember();
  return member ? <OwnEditor key={member.id} member={member} {...slots} /> : <PageSkeleton />;
}

function OwnEditor({ member, ...slots }: Props & { member: OwnUser }) {
  usePageTitle('Profili Düzenle');
  const profile = useQuery(ownProfileQuery(member.id));
  const withheld = useQuery(withheldQuery);
  if (profile.data && withheld.data) return <Steps member={member} profile={profile.data} withheld={withheld.data} {...slots} />;
  if (profile.isError || withheld.isError)
    return (
      <ErrorState
        text={DETAIL_TEXT.loadFailed}
        onRetry={() => {
          void profile.refetch();
          void withheld.refetch();
        }}
      />
    );
  return <PageSkeleton />;
}

function Steps({ member, profile, withheld, ...slots }: Props & { member: OwnUser; profile: OwnProfile; withheld: WithheldField[] }) {
  const editor = useEditor(member, profile, withheld.find(({ name }) => name === 'display_name')?.waiting ?? null);
  const { step, go, place, contested } = editor;
  const found: Step = STEPS[step] ?? STEPS[0];
  const [pointed, setPointed] = useState<PrivacyFlag | null>(null);
  const [opened, setOpened] = useState<'steps' | 'preview' | null>(null);
  const isPhone = useMediaQuery(breakpoint.phone ?? '');
  const jump = (to: number) => {
    setOpened(null);
    go(to);
  };
  const seen = <SeenAs editor={editor} pointed={pointed} />;
  const preview = (
    <>
      <Preview editor={editor} onGo={jump} />
      <CompletenessCard editor={editor} onGo={jump} />
    </>
  );
  return (
    <div className={frame.page}>
      <div className={found.key === 'privacy' ? `${frame.grid} ${frame.gridPrivacy}` : frame.grid}>
        {!isPhone && <Stepper editor={editor} />}
        <section ref={place} className={frame.form} aria-labelledby="step-title">
          <header className={frame.head}>
            <div>
              <small>
                <span className={frame.deskOnly}>Profili Düzenle · </span>Adım {step + 1} / {STEPS.length}
              </small>
              <h1 id="step-title">{found.title}</h1>
            </div>
            {isPhone && (
              <Button icon={<IconMenu2 aria-hidden="true" />} onClick={() => setOpened('steps')}>
                Adımlar
              </Button>
            )}
          </header>
          {isPhone && (
            <div className={frame.progress} aria-hidden="true">
              {STEPS.map(({ key }, index) => (
                <span key={key} data-at={index === step || undefined} data-done={index < step || undefined} />
              ))}
            </div>
          )}
          {isPhone && found.key !== 'privacy' && <CompletenessLine editor={editor} onPreview={() => setOpened('preview')} />}
          {'list' in found && <p className={frame.hint}>{ENTRY_FORMS[found.list].hint}</p>}
          {contested
            .filter((draft) => draft.step === found.key || found.key === 'summary')
            .map((draft) => (
              <DraftChoice key={draft.step} of={STEPS[stepAt(draft.step)]?.title} {...draft} />
            ))}
          {withheld.filter(hasNoteOfItsOwn).map((field) => (
            <WithheldNote key={field.name} field={field} />
          ))}
          <StepContent key={found.key} editor={editor} found={found} {...slots} onPoint={setPointed} />
        </section>
        {(found.key === 'privacy' || !isPhone) && <aside className={frame.side}>{found.key === 'privacy' ? seen : preview}</aside>}
      </div>
      <Bar editor={editor} isPrivacy={found.key === 'privacy'} />
      {opened === 'steps' && (
        <Dialog title="Adımlar" onClose={() => setOpened(null)}>
          <Stepper editor={editor} onGo={() => setOpened(null)} />
        </Dialog>
      )}
      {opened === 'preview' && (
        <Dialog title="Profilim" onClose={() => setOpened(null)} fillsPhone>
          <div className={frame.inDialog}>{preview}</div>
        </Dialog>
      )}
    </div>
  );
}

interface ContentProps extends Props {
  editor: Editor;
  found: Step;
  onPoint: (flag: PrivacyFlag | null) => void;
}

function StepContent({ editor, found, roles, photos, chat, onPoint }: ContentProps) {
  if ('list' in found) return <EntriesStep editor={editor} kind={found.list} />;
  if (found.key === 'personal') return <PersonalStep editor={editor} photos={photos} />;
  if (found.key === 'roles') return roles;
  if (found.key === 'privacy')
    return (
      <>
        <PrivacyStep editor={editor} onPoint={onPoint} />
        {chat}
      </>
    );
  return <SummaryStep editor={editor} />;
}

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' });

function Bar({ editor: { step, go, next, savedAt, member }, isPrivacy }: { editor: Editor; isPrivacy: boolean }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** Whoever came by the address itself has no page behind them. */
  const leave = () => (key === 'default' ? navigate(paths.profile(member.username)) : navigate(-1));
  return (
    <div className={frame.bar} data-foot>
      <div>
        <Button icon={<IconArrowLeft aria-hidden="true" />} onClick={() => (step === 0 ? void leave() : go(step - 1))}>
          {step === 0 ? 'Çıkış' : 'Geri'}
        </Button>
        <p role="status" className={frame.saved}>
          {savedAt && (
            <>
              <IconCheck aria-hidden="true" />
              Taslak kaydedildi
              <span className={frame.deskOnly}>
                {' '}
                · {clock.format(savedAt)} ·{' '}
                {isPrivacy ? 'Gizledikleriniz arama ve kartlardan da hemen kalkar' : 'Yayındaki profiliniz, siz kaydedene kadar değişmez'}
              </span>
            </>
          )}
        </p>
        {step < LAST_STEP && (
          <Button kind="quiet" className={frame.deskOnly} onClick={() => go(LAST_STEP)}>
            Özete Git
          </Button>
        )}
        <Button kind="primary" disabled={step === LAST_STEP} onClick={next}>
          İleri
          <IconArrowRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
