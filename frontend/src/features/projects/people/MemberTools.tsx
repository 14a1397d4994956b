import { displayName } from '@contracts/accounts';
import { PEOPLE_TEXT, type ProjectMember } from '@contracts/project-people';
import type { Project } from '@contracts/projects';
import { IconCrown, IconDoorExit, IconUser, IconUserMinus, IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { Ask } from '../../../calls/Ask';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { Button } from '../../../design/Button';
import { MoreActions } from '../../../design/MoreActions';
import { toast } from '../../../design/toast';
import { useChangeRole, useOfferHandover, useRemoveMember } from '../api/people';
import { isGoingOn, mayChangeRole, mayRemove } from './rights';

interface Props {
  project: Project;
  member: ProjectMember;
  /** Where whoever has left a project that is there for its people alone goes. */
  onLeft: () => void;
}

/** What can be done about somebody in a project, by whoever looks at them: nothing where nothing may be. */
export function MemberTools({ project, member, onLeft }: Props) {
  const own = useMember();
  if (!own) return null;
  if (member.user_id === own.id) return member.role === 'owner' ? null : <Leave project={project} memberId={own.id} onLeft={onLeft} />;
  return <Others project={project} member={member} />;
}

type Asking = 'remove' | 'handover' | null;

function Others({ project, member }: Omit<Props, 'onLeft'>) {
  const { role } = project.viewer;
  const [asking, setAsking] = useState<Asking>(null);
  const change = useRoleChange(project.id, member);
  const name = displayName(member.user);
  const isManager = member.role === 'manager';
  const actions: Action[] = [
    ...(mayChangeRole(role, member) && isGoingOn(project)
      ? [
          {
            label: isManager ? 'Üye yap' : 'Yönetici yap',
            icon: isManager ? <IconUser aria-hidden="true" /> : <IconUserShield aria-hidden="true" />,
            run: () => change(isManager ? 'member' : 'manager'),
          },
          { label: 'Projeyi devret…', icon: <IconCrown aria-hidden="true" />, run: () => setAsking('handover') },
        ]
      : []),
    ...(mayRemove(role, member) ? [{ label: 'Projeden çıkar…', icon: <IconUserMinus aria-hidden="true" />, run: () => setAsking('remove') }] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <MoreActions about={name} actions={actions} />
      {asking === 'remove' && <AskRemove project={project} member={member} onClose={() => setAsking(null)} />}
      {asking === 'handover' && <AskHandover project={project} member={member} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Gives a role, and offers to give the former one back. */
function useRoleChange(projectId: string, { user_id }: ProjectMember) {
  const { mutate } = useChangeRole(projectId, user_id);
  const change = (role: 'manager' | 'member') =>
    mutate(
      { role },
      {
        onSuccess: () =>
          void toast({ text: PEOPLE_TEXT.roleChanged, action: { label: 'Geri al', run: () => change(role === 'manager' ? 'member' : 'manager') } }),
      },
    );
  return change;
}

type AboutOne = Omit<Props, 'onLeft'> & { onClose: () => void };

function AskRemove({ project, member, onClose }: AboutOne) {
  const removing = useRemoveMember(project.id, member.user_id, PEOPLE_TEXT.removed);
  const name = displayName(member.user);
  return (
    <Ask
      title="Üye projeden çıkarılsın mı?"
      effect={`${name} artık projenin üyesi olmaz${project.visibility === 'private' ? ' ve projeyi göremez' : ''}. Geri gelmesi için yeniden davet etmeniz ya da bir başvurusunu kabul etmeniz gerekir.`}
      verb="Çıkar"
      doing="Çıkarılıyor…"
      calling={removing}
      onDo={() => removing.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function AskHandover({ project, member, onClose }: AboutOne) {
  const offering = useOfferHandover(project.id);
  const name = displayName(member.user);
  return (
    <Ask
      title="Proje devredilsin mi?"
      effect={`${name} teklifi kabul ederse projenin sahibi olur, siz yönetici olarak kalırsınız. O kabul edene kadar teklifi geri alabilirsiniz.`}
      verb="Devretmeyi teklif et"
      doing="Gönderiliyor…"
      calling={offering}
      onDo={() => offering.mutate({ userId: member.user_id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function Leave({ project, memberId, onLeft }: { project: Project; memberId: string; onLeft: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useRemoveMember(project.id, memberId, PEOPLE_TEXT.left);
  return (
    <>
      <Button kind="quiet" size="small" icon={<IconDoorExit aria-hidden="true" />} onClick={() => setAsking(true)}>
        Projeden ayrıl
      </Button>
      {isAsking && (
        <Ask
          title="Projeden ayrılıyor musunuz?"
          effect={`Artık projenin üyesi olmazsınız${project.visibility === 'private' ? ' ve projeyi göremezsiniz. Geri dönmek için yeniden davet edilmeniz gerekir.' : ', ama projeyi okumaya devam edebilirsiniz. Geri dönmek için yeniden davet edilmeniz ya da bir başvurunuzun kabul edilmesi gerekir.'}`}
          verb="Ayrıl"
          doing="Ayrılıyorsunuz…"
          calling={leaving}
          onDo={() =>
            leaving.mutate(undefined, {
              onSuccess: () => {
                setAsking(false);
                if (project.visibility === 'private') onLeft();
              },
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
