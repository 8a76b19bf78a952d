/** Words of one letter stay with what follows them: no line ends in "à". */
export const joinShortWords = (text: string): string => text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00a0');
