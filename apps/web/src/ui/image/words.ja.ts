export const words = {
  slot: {
    choose: '画像を選ぶ',
    orDrop: 'ここにドロップもできます',
    replace: '画像を替える',
    remove: '削除する',
    removeOf: '{label}の画像を削除する',
    uploading: '{label}の画像をアップロード中',
    cancel: '送信をやめる',
    retry: 'もう一度送る',
  },
  crop: {
    title: '見せる範囲を決める',
    hint: '画像を動かし、大きさを調整してください。矢印キーでも動かせます。',
    faceHint:
      '線の中に顔が入るように、写真を動かして大きさを調整してください。履歴書の写真（縦4：横3）になります。背景は無地がおすすめです。',
    area: '画像の位置。矢印キーで動かします',
    zoom: '拡大',
    small: 'この範囲は小さいため、ぼやけて見えることがあります。',
    apply: 'この範囲で使う',
  },
} as const;
