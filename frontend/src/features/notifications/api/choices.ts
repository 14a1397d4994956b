import { type ChooseNotificationRequest, chosen, type NotificationChoices } from '@contracts/notifications';
import { puts, shownAs, useCall } from '../../../calls/useCall';
import { reads } from '../../../client/reads';

const PATH = '/api/notifications/choices';

/** What the member wants to be told, and how. */
export const choicesQuery = reads<NotificationChoices>(['notifications', 'choices'], PATH);

export const useChooseNotification = () =>
  useCall(puts<ChooseNotificationRequest, NotificationChoices>(PATH), {
    shows: shownAs(choicesQuery, (shown, choice) => shown && { ...shown, [choice.type]: chosen(shown[choice.type], choice) }),
    keeps: choicesQuery,
  });
