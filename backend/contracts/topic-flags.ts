/**
 * What moderators set on a topic and take off again: one entry for each flag. Commands, rules, undo, views, histories, decisions, tools and
 * chips follow from it; what is missing in an entry does not compile.
 */

/** One way of a flag: it is set, or taken off. */
interface Step {
  /** What a request asks for. */
  readonly tool: string;
  readonly label: string;
  /** What it will cause; said before it is done. */
  readonly effect: string;
  /** The type of the fact that is recorded. */
  readonly fact: string;
  /** What happened, as histories tell it. */
  readonly sentence: string;
}

interface Declared {
  /** How lists of decisions name the decision to set it; its kind is the tool that sets it. */
  readonly decision: string;
  /** What a topic that has it is said to be, in lists and on its page. */
  readonly chip: { readonly text: string; readonly tone: 'neutral' | 'brand' | 'warn' };
  /** What its readers are told before they read it; null where the chip says enough. */
  readonly notice: string | null;
  /** Chooses, in the moderators' menu of the topic, the tool that can be used at present. */
  readonly key: string;
  readonly set: Step;
  readonly unset: Step;
}

/** Each under the name of the field that topics have for it; tools stand in this order. */
export const TOPIC_FLAGS = {
  /** Nobody but moderators can comment. */
  locked: {
    decision: 'Kilitleme',
    chip: { text: 'Kilitli', tone: 'neutral' },
    notice: null,
    key: 'k',
    set: {
      tool: 'lock',
      label: 'Kilitle',
      effect: 'Konuya moderatörlerden başka kimse yorum yazamaz. Yazılmış olanlar okunmaya devam eder.',
      fact: 'TopicLocked',
      sentence: 'Konu kilitlendi',
    },
    unset: {
      tool: 'unlock',
      label: 'Kilidi aç',
      effect: 'Konuya yeniden yorum yazılabilir.',
      fact: 'TopicUnlocked',
      sentence: 'Konunun kilidi açıldı',
    },
  },
  /** Stands above the others of its category. */
  pinned: {
    decision: 'Sabitleme',
    chip: { text: 'Sabitlendi', tone: 'brand' },
    notice: null,
    key: 's',
    set: {
      tool: 'pin',
      label: 'Sabitle',
      effect: 'Konu, listelerde son harekete bakılmadan en üstte durur.',
      fact: 'TopicPinned',
      sentence: 'Konu sabitlendi',
    },
    unset: {
      tool: 'unpin',
      label: 'Sabitlemeyi kaldır',
      effect: 'Konu listelerdeki olağan yerine döner.',
      fact: 'TopicUnpinned',
      sentence: 'Konunun sabitlenmesi kaldırıldı',
    },
  },
  /** What it says may no longer hold: a version has gone by, a way has been closed. */
  outdated: {
    decision: 'Güncel değil işareti',
    chip: { text: 'Güncel değil', tone: 'warn' },
    notice: 'Bu konudaki bilgiler güncelliğini yitirmiş olabilir. Yazıldığı tarihe ve son yorumlara dikkat edin.',
    key: 'g',
    set: {
      tool: 'outdate',
      label: 'Güncel değil olarak işaretle',
      effect: 'Listelerde ve konunun başında, bilgilerin güncelliğini yitirmiş olabileceği yazar. Konuya yorum yazılabilir.',
      fact: 'TopicOutdated',
      sentence: 'Konu güncel değil olarak işaretlendi',
    },
    unset: {
      tool: 'renew',
      label: 'Güncel değil işaretini kaldır',
      effect: 'Konunun güncel olmadığı artık hiçbir yerde yazmaz.',
      fact: 'TopicRenewed',
      sentence: 'Konunun güncel değil işareti kaldırıldı',
    },
  },
} as const satisfies Record<string, Declared>;

export type TopicFlag = keyof typeof TOPIC_FLAGS;
/** Which flags a topic has. */
export type TopicFlagFields = { [Flag in keyof typeof TOPIC_FLAGS]: boolean };
export type FlagKind = (typeof TOPIC_FLAGS)[TopicFlag]['set']['tool'];
type FlagStep = (typeof TOPIC_FLAGS)[TopicFlag]['set' | 'unset'];
export type FlagTool = FlagStep['tool'];
export type FlagFact = FlagStep['fact'];

/** A step with the flag that it sets (`on`) or takes off, and the tool that takes the step back. */
export type FlagChange = FlagStep & { readonly flag: TopicFlag; readonly on: boolean; readonly kind: FlagKind; readonly back: FlagTool };

export const TOPIC_FLAG_NAMES = Object.keys(TOPIC_FLAGS) as TopicFlag[];
const FLAG_CHANGES: readonly FlagChange[] = TOPIC_FLAG_NAMES.flatMap((flag) => {
  const { set, unset } = TOPIC_FLAGS[flag];
  return [
    { ...set, flag, kind: set.tool, on: true, back: unset.tool },
    { ...unset, flag, kind: set.tool, on: false, back: set.tool },
  ];
});

/** One value for each flag. */
export const perFlag = <T>(make: (flag: TopicFlag) => T) => Object.fromEntries(TOPIC_FLAG_NAMES.map((flag) => [flag, make(flag)])) as Record<TopicFlag, T>;
/** One value for each tool of a flag. */
export const perFlagTool = <T>(make: (change: FlagChange) => T) =>
  Object.fromEntries(FLAG_CHANGES.map((change) => [change.tool, make(change)])) as Record<FlagTool, T>;
/** One value for each fact of a flag. */
export const perFlagFact = <T>(make: (change: FlagChange) => T) =>
  Object.fromEntries(FLAG_CHANGES.map((change) => [change.fact, make(change)])) as Record<FlagFact, T>;
/** What readers of a topic are told because of its flags. */
export const noticesOf = (topic: Readonly<TopicFlagFields>): readonly string[] =>
  TOPIC_FLAG_NAMES.filter((flag) => topic[flag]).flatMap((flag) => TOPIC_FLAGS[flag].notice ?? []);
export const NO_FLAGS: Readonly<TopicFlagFields> = perFlag(() => false);
