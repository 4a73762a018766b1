/**
 * What a new user name may hold: the letters of Western and Central European languages, digits, and signs that names and
 * e-mail addresses have. Other alphabets have letters that cannot be told from ours (Unicode UTS 39), and combining marks pile up.
 */
export const nameCharacters = /^[A-Za-zÀ-ÖØ-öø-ÿĀ-İĲ-ķĹ-ňŊ-žȘ-ț0-9 ._@+&'’·-]*$/;
