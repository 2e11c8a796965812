/** These caption the drawings in public/art/{families,coats,rumps}; they repeat what the records say. */
export const figureCaptions = {
  families: {
    'white-tailed-deer':
      'A buck and a doe in fall, and a fawn in its first summer. The buck is larger, with antlers and, in the rut, a swollen neck. The fawn loses its spots at three to five months.',
    'mule-deer':
      'A buck and a doe in fall, and a fawn in its first summer. The buck is heavier, with forked antlers, a thicker neck in the rut and a darker forehead. The fawn loses its spots at about three months.',
    elk: 'A bull and a cow in fall, and a calf in its first summer. The bull is clearly heavier, with antlers and a heavy, dark mane. The cow has a slimmer neck. The calf is spotted.',
    moose:
      'A bull and a cow in fall, and a calf in its first summer. The bull has antlers, a bigger bell and a dark muzzle. Many cows have a lighter, browner face. The calf is reddish-brown, without spots.',
    caribou:
      'A bull and a cow in fall, and a calf in its first summer. Both adults carry antlers: the bull’s are much heavier, and he has a white neck and mane; the cow’s are thin and simple. The calf is brown, without spots.',
    'red-deer':
      'A stag and a hind in fall, and a calf in its first summer. The stag is clearly larger, with antlers and a thick neck with a mane. The hind has a long, slim neck. The calf is spotted.',
    'fallow-deer':
      'A buck and a doe of the common type in fall, and a fawn in its first summer. The buck is about twice as heavy, with palmate antlers, a thick neck and an Adam’s apple. The doe is slim. The fawn is spotted.',
    'sika-deer':
      'A stag and a hind in fall, and a calf in its first summer. The stag is clearly heavier, with antlers and a dark, shaggy mane. The hind is lighter in color and build. The calf is spotted.',
  },
  coats: {
    'white-tailed-deer':
      'A buck in summer, with a reddish-brown coat and antlers in velvet, and in fall, with a grayish-brown coat and hard antlers.',
    'mule-deer':
      'A buck in summer, with a reddish-brown coat and antlers in velvet, and in fall, with a gray coat and hard antlers.',
    elk: 'A bull in summer, with a reddish-brown coat and antlers in velvet, and in fall, with a paler body, a heavy, dark mane and hard antlers.',
    caribou:
      'A bull in fall, clove brown with a white neck and mane, and in late winter, when his antlers are cast and his coat is bleached.',
    'red-deer':
      'A stag in summer, with a red-brown coat and antlers in velvet, and in late fall, with a thicker brown coat, a mane and hard antlers.',
    'fallow-deer':
      'A common fallow buck in summer, chestnut with white spots and antlers in velvet, and in fall, when the coat turns dull and the spots fade.',
    'sika-deer':
      'A stag in summer, chestnut with white spots and antlers in velvet, and in fall, dark with faded spots and a shaggy mane.',
  },
  rumps: {
    'white-tailed-deer':
      'Left: at ease, with the brown tail down and its white edge showing. Right: in flight, with the tail raised to show its white underside.',
    'mule-deer':
      'Left: a mule deer, with a thin, black-tipped tail over a white rump. Right: a black-tailed deer, whose tail is dark on its upper side.',
    elk: 'A cow in her summer coat, left, and in her winter coat, right. The rump patch is cream to yellowish, and the short tail has the same color.',
    moose:
      'Left: a bull, without a pale rump. Right: a cow with the white patch below the tail that many cows show. The tail is very short.',
    caribou:
      'A cow, whose white rump patch is usually wide and square. Left: at ease. Right: alarmed, with the short tail raised.',
    'red-deer':
      'A hind in her summer coat, left, and in her winter coat, right. The cream to straw-colored patch runs up above a short tail of much the same color and has no black edges.',
    'fallow-deer':
      'A doe of the common type. The white rump is edged in black, and the tail is long. Left: with the tail down. Right: with the tail raised.',
    'sika-deer':
      'A hind. Left: at ease, with a white rump patch. Right: in flight, with the white hair spread into a flare.',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>
