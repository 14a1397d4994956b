import { type ChatChoices, WHO_MAY_WRITE, type WhoMayWrite } from '@contracts/chat';
import { NativeSelect, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import { useChooseChat } from '../api/calls';
import { choicesQuery } from '../api/chats';
import classes from './ChatChoicesCard.module.css';

/** Who may write to the member, and what others see of their reading and coming; each choice holds at once. */
export function ChatChoicesCard() {
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  const save = useChooseChat();
  const choose = (change: Partial<ChatChoices>) => choices && save.mutate({ ...choices, ...change });
  if (!choices) return error ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : <Skeleton className={classes.waiting} />;
  return (
    <section className={classes.card} aria-labelledby="chat-choices">
      <h2 id="chat-choices">Mesajlar</h2>
      <NativeSelect
        label="Size kimler yazabilir?"
        description="Takip etmediğiniz biri yazarsa ilk mesajı, siz kabul edene kadar isteklerde bekler."
        value={choices.whoMayWrite}
        data={Object.entries(WHO_MAY_WRITE).map(([value, label]) => ({ value, label }))}
        onChange={(event) => choose({ whoMayWrite: event.currentTarget.value as WhoMayWrite })}
      />
      <Switch
        label="Görüldü bilgisi"
        description="Yalnızca iki taraf da açık tuttuğunda görünür. Kapatırsanız okuduğunuz kimseye gösterilmez, siz de başkalarınınkini görmezsiniz."
        checked={choices.showsSeen}
        onChange={(event) => choose({ showsSeen: event.currentTarget.checked })}
      />
      <Switch
        label="Son görülme"
        description="Yalnızca iki taraf da açık tuttuğunda görünür: yazıştığınız kişiler sizin, siz de onların en son ne zaman burada olduğunu görürsünüz."
        checked={choices.showsLastSeen}
        onChange={(event) => choose({ showsLastSeen: event.currentTarget.checked })}
      />
    </section>
  );
}
