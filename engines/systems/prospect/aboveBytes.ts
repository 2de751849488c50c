/** The kernel that finds scores above another, WebAssembly in base64; written by scripts/kernels.ts, scripts/kernel/aboveKernel.ts says what it does. */
export const ABOVE_KERNEL = [
  'AGFzbQEAAAABBgFgAn9/AAIQAQRob3N0Bm1lbW9yeQIAAQMCAQAHCAEEc2VlawAACkABPgIBewF7QQD9AAQQIQJBAP',
  '0ABCAhAwNAIAD9AAQAIAP9biAC/Sj9U0UgAEEQaiIAIAFJcQ0AC0EAIAA2AgAL',
].join('');
