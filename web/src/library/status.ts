/** How a case stands. */
export const STATUS = {
  current: 'pagelib-status-current',
  superseded: 'pagelib-status-superseded',
  disputed: 'pagelib-status-disputed',
  policy: 'pagelib-status-policy',
} as const
