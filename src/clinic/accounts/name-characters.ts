/**
 * Allowed characters of a new username: letters of Western and Central European languages, digits, and signs
 * used in names and e-mail addresses. Other alphabets have letters that look like ours (Unicode UTS 39), and
 * combining marks can be stacked.
 */
export const nameCharacters = /^[A-Za-zÀ-ÖØ-öø-ÿĀ-İĲ-ķĹ-ňŊ-žȘ-ț0-9 ._@+&'’·-]*$/;
