import { useMatch } from 'react-router-dom';
import { MemberList } from './MemberList';
import { MemberPage } from './MemberPage';

export function MemberDesk() {
  const openId = useMatch('/members/:id/*')?.params.id;
  return openId ? <MemberPage key={openId} id={openId} /> : <MemberList />;
}
